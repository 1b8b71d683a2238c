import type { ReactNode } from 'react'
import { color } from '../theme/tokens.ts'
import { Canvas } from './canvas.tsx'

type Position = { x: number; y: number; scale?: number; flip?: boolean }

/** Places a figure, whose origin is at its feet, in the scene. */
function At({ x, y, scale = 1, flip, children }: Position & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>{children}</g>
  )
}

type SceneProps = { width: number; height: number; sky?: boolean; children: ReactNode }

export function Scene({ width, height, sky = true, children }: SceneProps) {
  return (
    <Canvas
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      $rounded={sky}
    >
      {sky && <path d={`M0 0h${width}v${height}H0z`} fill={color.artSky} />}
      {children}
    </Canvas>
  )
}

export function Van(position: Position) {
  return (
    <At {...position}>
      <ellipse cx="94" cy="0" rx="104" ry="7" fill={color.artInk} opacity=".18" />
      <path d="M116-86h38q9 0 14 8l20 31q5 8 5 17v14h-77z" fill={color.artOrange} />
      <path d="M131-75h20q6 0 9 5l15 24h-44z" fill={color.artGlass} />
      <path d="m160-46-17-29h8q6 0 9 5l15 24z" fill={color.artPaper} opacity=".45" />
      <rect y="-108" width="124" height="92" rx="9" fill={color.artOrange} />
      <path d="M0-40h193v12H0z" fill={color.artOrangeDeep} />
      <rect x="22" y="-92" width="62" height="40" rx="4" fill={color.artPaper} />
      <path d="m33-83 8 21 9-16 9 16 8-21" fill="none" stroke={color.artInk} strokeWidth="5" />
      <circle cx="75" cy="-83" r="4" fill={color.artOrange} />
      <path d="M126-82v62" stroke={color.artOrangeDeep} strokeWidth="2" />
      <path d="M133-38h11" stroke={color.artPaper} strokeWidth="3" />
      <rect x="183" y="-38" width="11" height="9" rx="3" fill={color.artSun} />
      <rect x="-5" y="-21" width="204" height="9" rx="4" fill={color.artInk} />
      {[38, 154].map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy="-17" r="18" fill={color.artInk} />
          <circle cx={wheel} cy="-17" r="8" fill={color.artPaperShade} />
        </g>
      ))}
    </At>
  )
}

export function Box(position: Position) {
  return (
    <At {...position}>
      <path d="M0-42h50V0H0z" fill={color.artBox} />
      <path d="m50-42 14-11v42L50 0z" fill={color.artBoxShade} />
      <path d="m0-42 14-11h50L50-42z" fill={color.artPaperShade} />
      <path d="m20-42 14-11h10L30-42v13H20z" fill={color.artOrange} />
      <path d="M6-20h20v14H6z" fill={color.artPaper} />
      <path d="M10-16v6m3-6v6m4-6v6m4-6v6" stroke={color.artInk} strokeWidth="1.6" />
    </At>
  )
}

type PersonProps = Position & {
  skin?: string
  cloth?: string
  cap?: boolean
  carries?: boolean
  waves?: boolean
  reaches?: boolean
}

export function Person({
  skin = color.artSkinLight,
  cloth = color.artTeal,
  cap = false,
  carries = false,
  waves = false,
  reaches = false,
  ...position
}: PersonProps) {
  const sleeve = { stroke: cloth, strokeWidth: 12, strokeLinecap: 'round', fill: 'none' } as const
  return (
    <At {...position}>
      <path d="M-14-56h12v52h-12zM3-56h12v52H3z" fill={color.artInk} />
      <path d="M-16-6h11q4 0 4 6h-15zM2-6h12q6 0 6 6H2z" fill={color.artInk} />
      <path d="M-20-50v-38q0-17 17-17h8q17 0 17 17v38z" fill={cloth} />
      <path d="M-5-112h12v12h-12z" fill={skin} />
      <circle cx="2" cy="-122" r="15" fill={skin} />
      {cap ? (
        <path d="M-14-124a16 16 0 0 1 32 0h10q1 5-4 5h-38z" fill={color.artOrange} />
      ) : (
        <path d="M-14-116q-3-23 16-23 17 0 16 17-12 1-17-8-5 9-15 14z" fill={color.artInk} />
      )}
      {cap && <path d="M-20-72h42v7h-42z" fill={color.artPaper} opacity=".85" />}
      {carries && <Box x={22} y={-56} scale={0.82} />}
      {waves ? (
        <>
          <path d="M14-92q14-6 18-30" {...sleeve} />
          <circle cx="33" cy="-127" r="7" fill={skin} />
        </>
      ) : (
        <>
          <path d={carries || reaches ? 'M10-90q2 24 22 26' : 'M14-92q8 14 6 34'} {...sleeve} />
          <circle
            cx={carries || reaches ? 36 : 20}
            cy={carries || reaches ? -64 : -53}
            r="7"
            fill={skin}
          />
        </>
      )}
    </At>
  )
}

type HouseProps = Position & { wall?: string; roof?: string; open?: boolean }

export function House({
  wall = color.artPaper,
  roof = color.artTealDeep,
  open = false,
  ...position
}: HouseProps) {
  return (
    <At {...position}>
      <path d="M84-146h18v36H84z" fill={color.artBoxShade} />
      <path d="M0 0v-84l64-54 64 54V0z" fill={wall} />
      <path d="M64-152-12-88l10 11L64-132l66 55 10-11z" fill={roof} />
      <path d="M18-62h30v30H18z" fill={color.artGlass} />
      <path d="M33-62v30M18-47h30" stroke={wall} strokeWidth="4" />
      <path d="M76-70h34V0H76z" fill={open ? color.artSun : color.artOrangeDeep} />
      {open ? (
        <path d="m110-70 18 8V6l-18-6z" fill={color.artOrangeDeep} />
      ) : (
        <circle cx="103" cy="-33" r="3" fill={color.artSun} />
      )}
    </At>
  )
}

export function Tree(position: Position) {
  return (
    <At {...position}>
      <path d="M-3-40h6V0h-6z" fill={color.artBoxShade} />
      <path
        d="M0-104c19 10 27 30 24 48-3 17-14 22-24 22s-21-5-24-22c-3-18 5-38 24-48z"
        fill={color.artNearDeep}
      />
      <path d="M0-104c19 10 27 30 24 48-3 17-14 22-24 22z" fill={color.artInk} opacity=".12" />
    </At>
  )
}

export function Pin(position: Position) {
  return (
    <At {...position}>
      <ellipse rx="14" ry="5" fill={color.artInk} opacity=".25" />
      <path d="M0 0c-20-24-30-38-30-53a30 30 0 0 1 60 0C30-38 20-24 0 0z" fill={color.artOrange} />
      <circle cy="-53" r="12" fill={color.artPaper} />
    </At>
  )
}

export function Cloud(position: Position) {
  return (
    <At {...position}>
      <path
        d="M14 0a15 15 0 0 1-1-30 24 24 0 0 1 45-8 20 20 0 0 1 27 16A12 12 0 0 1 86 0z"
        fill={color.artCloud}
      />
    </At>
  )
}

/** Dashed line of a route. */
export function RouteLine({ d, stroke = color.artOrange }: { d: string; stroke?: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="2 13"
    />
  )
}
