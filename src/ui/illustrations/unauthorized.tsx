import { color } from '../theme/tokens.ts'
import { Cloud, Scene, Tree, Van } from './scenery.tsx'

/** A van in front of a closed barrier. */
export function Unauthorized() {
  return (
    <Scene width={520} height={360}>
      <circle cx="120" cy="90" r="38" fill={color.artSun} />
      <Cloud x={210} y={92} scale={0.9} />
      <path d="M0 206q130-70 270-30t250-36v220H0z" fill={color.artFar} />
      <path d="M0 256q150-54 300-20t220-30v154H0z" fill={color.artMid} />
      <path d="M0 292h520v68H0z" fill={color.artRoad} />
      <path d="M0 286h520v8H0z" fill={color.artPaperShade} />
      <path d="M14 330h492" stroke={color.artRoadLine} strokeWidth="4" strokeDasharray="28 22" />
      <Tree x={40} y={288} />
      <path d="M384 134h104v154H384z" fill={color.artPaper} />
      <path d="M372 118h128v20H372z" fill={color.artTealDeep} />
      <path d="M400 156h72v52h-72z" fill={color.artGlass} />
      <path d="M400 156h40l-40 40z" fill={color.artPaper} opacity=".4" />
      <circle cx="436" cy="192" r="13" fill={color.artSkinLight} />
      <path d="M422 190a14 14 0 0 1 28 0z" fill={color.artTeal} />
      <path d="M418 208q2-10 18-10t18 10z" fill={color.artTeal} />
      <Van x={44} y={318} scale={1.06} />
      <path d="M348 214h26v74h-26z" fill={color.artInk} />
      <g transform="rotate(2 360 232)">
        <rect x="248" y="222" width="124" height="18" rx="9" fill={color.artPaper} />
        <path d="m262 222 12 18h18l-12-18zm40 0 12 18h18l-12-18z" fill={color.artOrange} />
      </g>
      <circle cx="361" cy="204" r="11" fill={color.artOrange} />
      <path d="M416 240h40v30h-40z" fill={color.artOrange} />
      <path d="M425 240v-7a11 11 0 0 1 22 0v7" fill="none" stroke={color.artInk} strokeWidth="5" />
      <path d="M436 251v8" stroke={color.artInk} strokeWidth="5" strokeLinecap="round" />
    </Scene>
  )
}
