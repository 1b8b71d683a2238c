import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons/icons.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { StepBackIcon, StepIcon } from './icons.tsx'
import { Buttons } from './panel-parts.tsx'

type PathPlayerProps = { step: number; steps: number; onStep: (step: number) => void }

const pace = 1_400

/** Goes through a path on the drawing, by hand or by itself. */
export function PathPlayer({ step, steps, onStep }: PathPlayerProps) {
  const [plays, setPlays] = useState(false)
  const isOver = step >= steps
  if (plays && isOver) setPlays(false)
  const advance = useEffectEvent(() => onStep(step + 1))
  useEffect(() => {
    if (!plays) return undefined
    const timer = setInterval(advance, pace)
    return () => clearInterval(timer)
  }, [plays])

  return (
    <Controls>
      <Button
        size="small"
        icon={<StepBackIcon size={18} />}
        disabledReason={step === 0 ? 'This is the start' : undefined}
        onClick={() => onStep(step - 1)}
      >
        Back
      </Button>
      <Button
        size="small"
        tone="primary"
        icon={<StepIcon size={18} />}
        disabledReason={isOver ? 'This is the end' : undefined}
        onClick={() => onStep(step + 1)}
      >
        Next
      </Button>
      <Button
        size="small"
        icon={plays ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={() => {
          if (!plays) onStep(isOver ? 0 : step + 1)
          setPlays(!plays)
        }}
      >
        {plays ? 'Stop' : 'Play'}
      </Button>
    </Controls>
  )
}

const Controls = styled(Buttons)`
  margin-block: ${space(3)};
`
