import { color } from '../theme/tokens.ts'
import { Box, Cloud, House, Person, Scene, Tree, Van } from './scenery.tsx'

/** The courier at the receiver's door; a confirmed delivery. */
export function SlideDeliver() {
  return (
    <Scene width={960} height={480}>
      <circle cx="300" cy="120" r="48" fill={color.artSun} />
      <Cloud x={390} y={104} />
      <Cloud x={70} y={140} scale={0.8} />
      <path d="M0 262q170-80 350-34t300-50 310 46v256H0z" fill={color.artFar} />
      <path d="M0 330q220-66 470-30t490-36v216H0z" fill={color.artMid} />
      <path d="M0 380q260-34 500-14t460-16v130H0z" fill={color.artNear} />
      <path d="M0 420h960v60H0z" fill={color.artRoad} />
      <path d="M0 412h960v10H0z" fill={color.artPaperShade} />
      <path d="M20 456h920" stroke={color.artRoadLine} strokeWidth="4" strokeDasharray="34 26" />
      <Tree x={60} y={412} scale={1.1} />
      <Tree x={462} y={412} scale={0.9} />
      <Tree x={928} y={412} scale={1.3} />
      <Van x={90} y={442} scale={1.36} />
      <House x={610} y={416} scale={2.1} wall={color.artPaper} roof={color.artOrangeDeep} open />
      <Person x={806} y={416} skin={color.artSkinLight} cloth={color.artTeal} waves flip />
      <Person x={520} y={416} skin={color.artSkinDark} cloth={color.artOrangeDeep} cap carries />
      <Box x={690} y={418} scale={0.8} />
      <path
        d="M470 132h132a16 16 0 0 1 16 16v58a16 16 0 0 1-16 16h-50l-20 24-12-24h-50a16 16 0 0 1-16-16v-58a16 16 0 0 1 16-16z"
        fill={color.artPaper}
      />
      <circle cx="494" cy="177" r="20" fill={color.artTeal} />
      <path d="m484 177 8 8 13-15" fill="none" stroke={color.artPaper} strokeWidth="5" />
      <path d="M526 169h68M526 186h44" stroke={color.artPaperShade} strokeWidth="8" />
    </Scene>
  )
}
