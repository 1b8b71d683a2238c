import { color } from '../theme/tokens.ts'
import { RouteLine, Scene } from './parts.tsx'

/** A delivery log with its lines still free. */
export function EmptyHistory() {
  return (
    <Scene width={400} height={260} sky={false}>
      <ellipse cx="200" cy="232" rx="160" ry="16" fill={color.artMid} opacity=".45" />
      <path d="M40 220a160 160 0 0 1 320 0z" fill={color.artSky} />
      <RouteLine d="M46 196c40-70 66-30 92-84" stroke={color.artTeal} />
      <rect x="128" y="40" width="138" height="190" rx="12" fill={color.artBoxShade} />
      <rect x="140" y="56" width="114" height="162" rx="4" fill={color.artPaper} />
      <rect x="168" y="30" width="58" height="26" rx="8" fill={color.artInk} />
      <circle cx="197" cy="40" r="5" fill={color.artPaperShade} />
      {[88, 122, 156, 190].map((y) => (
        <g key={y} stroke={color.artPaperShade} strokeWidth="5">
          <circle cx="160" cy={y} r="8" fill="none" strokeWidth="3" strokeDasharray="4 4" />
          <path d={`M180 ${y - 5}h56M180 ${y + 6}h34`} strokeLinecap="round" />
        </g>
      ))}
      <circle cx="286" cy="176" r="46" fill={color.artOrange} />
      <circle cx="286" cy="176" r="35" fill={color.artPaper} />
      <path
        d="M286 152v24l17 12"
        fill="none"
        stroke={color.artInk}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M286 145v-1M286 208v-1M255 176h-1M318 176h-1"
        stroke={color.artInk}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Scene>
  )
}
