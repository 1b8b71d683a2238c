import { color } from '../theme/tokens.ts'
import { Box, Cloud, House, Person, RouteLine, Scene, Tree, Van } from './scenery.tsx'

/** A sender hands a parcel to the courier at the door. */
export function SlideSend() {
  return (
    <Scene width={960} height={480}>
      <circle cx="742" cy="112" r="52" fill={color.artSun} />
      <Cloud x={120} y={96} />
      <Cloud x={560} y={76} scale={0.8} />
      <path d="M0 300q150-96 320-52t330-34 310 54v212H0z" fill={color.artFar} />
      <path d="M0 346q190-70 400-30t560-26v190H0z" fill={color.artMid} />
      <path d="M0 376q260-30 480-12t480-14v130H0z" fill={color.artNear} />
      <path d="M0 408h960v72H0z" fill={color.artRoad} />
      <path d="M0 402h960v8H0z" fill={color.artPaperShade} />
      <path d="M20 446h920" stroke={color.artRoadLine} strokeWidth="4" strokeDasharray="34 26" />
      <RouteLine d="M700 384c60-40 40-110 120-132s80-60 140-72" />
      <Tree x={46} y={404} scale={1.2} />
      <House x={86} y={404} scale={1.7} open />
      <Tree x={352} y={404} scale={0.9} />
      <Tree x={906} y={390} scale={0.8} />
      <Person x={396} y={408} skin={color.artSkinDark} cloth={color.artTeal} carries />
      <Person x={510} y={408} cloth={color.artOrangeDeep} cap flip reaches />
      <Box x={318} y={410} scale={0.8} />
      <Box x={324} y={376} scale={0.6} />
      <Van x={560} y={430} scale={1.36} />
    </Scene>
  )
}
