import { color } from '../theme/tokens.ts'
import { Box, Cloud, House, Person, Pin, Scene, Tree, Van } from './scenery.tsx'

const road = 'M-20 292c150 0 220-6 330-22s190 34 330 18 200-62 310-62 160 30 280 22'

/** A route from the depot in town through the country to a village. */
export function AboutRoute() {
  return (
    <Scene width={1200} height={340}>
      <circle cx="884" cy="82" r="40" fill={color.artSun} />
      <Cloud x={330} y={86} />
      <Cloud x={640} y={64} scale={0.8} />
      <path d="M0 206q200-86 420-34t390-54 390 50v172H0z" fill={color.artFar} />
      <path d="M0 246q240-64 500-24t700-42v160H0z" fill={color.artMid} />
      <path d="M0 280q280-40 560-12t640-36v108H0z" fill={color.artNear} />
      <path d="M24 128h78v134H24zM112 92h60v170h-60z" fill={color.artPaperShade} />
      <path
        d="M40 146h14v16H40zm30 0h14v16H70zm-30 34h14v16H40zm30 0h14v16H70zm56-68h12v16h-12zm22 0h12v16h-12zm-22 34h12v16h-12zm22 0h12v16h-12z"
        fill={color.artGlass}
      />
      <path d="M150 170h180v94H150z" fill={color.artPaper} />
      <path d="M140 156h200v18H140z" fill={color.artOrange} />
      <path d="M168 196h60v68h-60zM248 196h60v68h-60z" fill={color.artRoad} />
      <path d="M168 206h60m-60 12h60" stroke={color.artPaperShade} strokeWidth="3" />
      <Box x={258} y={264} scale={0.7} />
      <path d={road} fill="none" stroke={color.artRoad} strokeWidth="30" />
      <path
        d={road}
        fill="none"
        stroke={color.artRoadLine}
        strokeWidth="3"
        strokeDasharray="18 15"
      />
      <Tree x={408} y={252} scale={0.8} />
      <Tree x={440} y={256} scale={0.6} />
      <Van x={520} y={296} scale={0.92} />
      <Tree x={780} y={226} scale={0.8} />
      <Tree x={812} y={330} scale={0.8} />
      <House x={896} y={222} scale={0.78} roof={color.artTealDeep} />
      <House
        x={1026}
        y={238}
        scale={0.84}
        wall={color.artPaperShade}
        roof={color.artOrangeDeep}
        open
      />
      <Person
        x={1000}
        y={238}
        scale={0.56}
        skin={color.artSkinDark}
        cloth={color.artTeal}
        waves
        flip
      />
      <Pin x={1166} y={232} scale={0.8} />
    </Scene>
  )
}
