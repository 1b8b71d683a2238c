import { color } from '../theme/tokens.ts'
import { RouteLine, Scene } from './parts.tsx'

/** An open box waiting for its first parcel. */
export function EmptyParcels() {
  return (
    <Scene width={400} height={260} sky={false}>
      <ellipse cx="200" cy="228" rx="170" ry="18" fill={color.artMid} opacity=".45" />
      <path d="M36 214a164 164 0 0 1 328 0z" fill={color.artSky} />
      <RouteLine d="M58 178C86 96 150 60 200 98s104 12 140-44" />
      <path
        d="M340 60c-10-12-15-19-15-27a15 15 0 0 1 30 0c0 8-5 15-15 27z"
        fill={color.artOrange}
      />
      <circle cx="340" cy="33" r="6" fill={color.artPaper} />
      <path d="M120 132h130v94H120z" fill={color.artBox} />
      <path d="m250 132 36-22v94l-36 22z" fill={color.artBoxShade} />
      <path d="m120 132 36-22h130l-36 22z" fill={color.artInk} opacity=".8" />
      <path d="m120 132-34 20 24 14 34-20z" fill={color.artBox} />
      <path d="m120 132-34 20 24 14 34-20z" fill={color.artPaper} opacity=".28" />
      <path d="m250 132 22 26 36-22-22-26z" fill={color.artBoxShade} />
      <path d="m156 110-20-24h130l20 24z" fill={color.artBox} opacity=".75" />
      <path d="M136 172h52v40h-52z" fill={color.artPaper} />
      <path d="M144 182h26M144 190h18" stroke={color.artPaperShade} strokeWidth="4" />
      <path
        d="M145 198v9m5-9v9m7-9v9m4-9v9m7-9v9m6-9v9m4-9v9"
        stroke={color.artInk}
        strokeWidth="2.5"
      />
      <rect
        x="178"
        y="28"
        width="58"
        height="46"
        rx="6"
        fill="none"
        stroke={color.artBoxShade}
        strokeWidth="3"
        strokeDasharray="7 7"
        transform="rotate(-8 207 51)"
      />
    </Scene>
  )
}
