import { color } from '../theme/tokens.ts'
import { Box, Cloud, House, Person, Pin, Scene, Tree, Van } from './scenery.tsx'

const road = 'M250 760C260 640 96 620 110 540s330-50 330-136-236-56-250-120 120-44 150-76'

/** A road from the depot through the hills to a house with a pin. */
export function Welcome() {
  return (
    <Scene width={560} height={760}>
      <circle cx="404" cy="116" r="58" fill={color.artSun} />
      <Cloud x={56} y={128} scale={1.2} />
      <Cloud x={300} y={72} scale={0.7} />
      <path d="M0 268q110-104 250-58t310-60v610H0z" fill={color.artFar} />
      <path d="M0 356q150-86 300-40t260-56v500H0z" fill={color.artMid} />
      <path d="M0 474q140-76 290-30t270-50v366H0z" fill={color.artNear} />
      <path d="M0 636q170-70 330-24t230-40v188H0z" fill={color.artNearDeep} />
      <path d={road} fill="none" stroke={color.artRoad} strokeWidth="36" />
      <path
        d={road}
        fill="none"
        stroke={color.artRoadLine}
        strokeWidth="3"
        strokeDasharray="18 15"
      />
      <House x={338} y={216} scale={0.62} roof={color.artTealDeep} />
      <Pin x={322} y={206} scale={0.9} />
      <Tree x={60} y={352} scale={0.7} />
      <Tree x={90} y={360} scale={0.9} />
      <Tree x={506} y={352} scale={0.8} />
      <House x={22} y={462} scale={0.7} wall={color.artPaperShade} roof={color.artOrangeDeep} />
      <Tree x={498} y={540} />
      <Tree x={532} y={548} scale={0.8} />
      <Van x={176} y={568} scale={0.98} />
      <Person
        x={440}
        y={704}
        scale={1.25}
        skin={color.artSkinDark}
        cloth={color.artOrange}
        cap
        carries
      />
      <Box x={340} y={708} scale={0.95} />
      <Box x={352} y={664} scale={0.7} />
      <Tree x={44} y={712} scale={1.5} />
    </Scene>
  )
}
