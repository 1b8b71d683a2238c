import { color } from '../theme/tokens.ts'
import { Box, Person, RouteLine, Scene } from './scenery.tsx'

/** The counter of a depot, with a clerk behind it and a customer in front. */
export function Contact() {
  return (
    <Scene width={560} height={400}>
      <path d="M0 330h560v70H0z" fill={color.artMid} />
      <path d="M70 60h420v270H70z" fill={color.artPaper} />
      <path d="M98 122h364v130H98z" fill={color.artTealDeep} />
      <path d="M112 214h150M112 168h150M320 168h130" stroke={color.artBoxShade} strokeWidth="6" />
      <Box x={124} y={165} scale={0.6} />
      <Box x={172} y={165} scale={0.45} />
      <Box x={128} y={211} scale={0.5} />
      <Box x={186} y={211} scale={0.7} />
      <Box x={350} y={165} scale={0.62} />
      <Box x={404} y={165} scale={0.5} />
      <Person x={300} y={322} scale={1.18} cloth={color.artOrange} cap waves />
      <path d="M84 250h392v20H84z" fill={color.artBox} />
      <path d="M98 270h364v60H98z" fill={color.artBoxShade} />
      <RouteLine d="M124 300h180" stroke={color.artSun} />
      <path d="M56 60h448l18 52H38z" fill={color.artOrange} />
      <path
        d="M101 60h56l-6 52H84zm112 0h56v52h-60zm112 0h56l8 52h-60zm112 0h56l16 52h-58z"
        fill={color.artPaper}
      />
      <path
        d="M38 112h46q0 16-22 16t-24-16zm113 0h58q-2 16-29 16t-29-16zm118 0h60q-2 16-30 16t-30-16zm120 0h62q-4 16-31 16t-31-16z"
        fill={color.artOrangeDeep}
      />
      <Person
        x={432}
        y={384}
        scale={1.24}
        skin={color.artSkinDark}
        cloth={color.artTeal}
        flip
        carries
      />
      <path
        d="M150 150h84a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-8l6 18-24-18h-58a12 12 0 0 1-12-12v-34a12 12 0 0 1 12-12z"
        fill={color.artPaper}
      />
      <path
        d="M164 166h56v28h-56zl28 16 28-16"
        fill="none"
        stroke={color.artOrangeDeep}
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </Scene>
  )
}
