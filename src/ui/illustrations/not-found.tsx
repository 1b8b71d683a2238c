import { color } from '../theme/tokens.ts'
import { Box, Cloud, RouteLine, Scene, Tree } from './scenery.tsx'

/** A parcel left at a signpost where the road ends. */
export function NotFound() {
  return (
    <Scene width={520} height={360}>
      <circle cx="412" cy="84" r="38" fill={color.artSun} />
      <Cloud x={60} y={96} />
      <path d="M0 212q120-74 260-32t260-34v214H0z" fill={color.artFar} />
      <path d="M0 262q140-58 290-22t230-30v150H0z" fill={color.artMid} />
      <path d="M0 304q150-40 300-16t220-22v94H0z" fill={color.artNear} />
      <path d="M-10 366c60-60 150-28 176-64" fill="none" stroke={color.artRoad} strokeWidth="34" />
      <RouteLine d="M176 296c40-40 110-30 104-76s-92-44-84 0 130 66 176 20" />
      <path
        d="m362 226 22 22m0-22-22 22"
        stroke={color.artOrangeDeep}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M286 120h12v200h-12z" fill={color.artBoxShade} />
      <path d="M232 128h110l22 22-22 22H232z" fill={color.artPaper} />
      <path d="M350 184H252l-20 20 20 20h98z" fill={color.artOrange} />
      <path
        d="M284 142q0-7 8-7 9 0 9 7 0 5-6 8-3 2-3 5m0 8v.1"
        fill="none"
        stroke={color.artInk}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M268 204h62" stroke={color.artInk} strokeWidth="6" strokeDasharray="14 9" />
      <Tree x={68} y={306} scale={1.1} />
      <Tree x={466} y={306} scale={1.3} />
      <Box x={196} y={326} scale={1.1} />
    </Scene>
  )
}
