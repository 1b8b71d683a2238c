import { color } from '../theme/tokens.ts'
import { Cloud, House, Pin, Scene, Tree, Van } from './scenery.tsx'

const road = 'M-20 430C150 430 210 372 330 372s150 66 270 40 70-120 10-140-10-84 90-84h110'

/** The route of a parcel through the country, and the same route on a phone. */
export function SlideTrack() {
  return (
    <Scene width={960} height={480}>
      <circle cx="180" cy="104" r="44" fill={color.artSun} />
      <Cloud x={270} y={110} scale={0.9} />
      <path d="M0 236q150-92 330-38t300-62 330 40v304H0z" fill={color.artFar} />
      <path d="M0 296q170-66 360-26t600-70v280H0z" fill={color.artMid} />
      <path d="M0 348q220-50 460-22t500-60v214H0z" fill={color.artNear} />
      <path d={road} fill="none" stroke={color.artRoad} strokeWidth="34" />
      <path
        d={road}
        fill="none"
        stroke={color.artRoadLine}
        strokeWidth="3"
        strokeDasharray="16 14"
      />
      <House x={796} y={196} scale={0.72} roof={color.artOrangeDeep} />
      <Pin x={770} y={186} scale={0.9} />
      <Tree x={96} y={376} scale={0.8} />
      <Tree x={132} y={384} />
      <Tree x={900} y={330} />
      <Tree x={716} y={330} scale={0.7} />
      <Van x={212} y={394} scale={0.84} />
      <rect x="440" y="70" width="150" height="276" rx="22" fill={color.artInk} />
      <rect x="449" y="80" width="132" height="256" rx="14" fill={color.artPaper} />
      <path d="M449 94a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v28H449z" fill={color.artOrange} />
      <path d="M464 101h56" stroke={color.artInk} strokeWidth="8" strokeLinecap="round" />
      <path d="M476 156v124" stroke={color.artTeal} strokeWidth="4" strokeDasharray="5 7" />
      {[156, 197, 238, 280].map((y, index) => (
        <g key={y}>
          <circle
            cx="476"
            cy={y}
            r="9"
            fill={index < 3 ? color.artTeal : color.artPaper}
            stroke={color.artTeal}
            strokeWidth="4"
          />
          <path d={`M498 ${y - 4}h${62 - index * 8}`} stroke={color.artInk} strokeWidth="6" />
          <path
            d={`M498 ${y + 8}h${40 + index * 4}`}
            stroke={color.artPaperShade}
            strokeWidth="5"
          />
        </g>
      ))}
      <path d="M466 312h98" stroke={color.artOrange} strokeWidth="14" strokeLinecap="round" />
    </Scene>
  )
}
