import { styled } from 'styled-components'
import { stateInWords } from '../../../machines/graph/parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Muted, Rows } from './panel-parts.tsx'
import { titleOf } from './running-machine.ts'
import type { WatchedActor } from './watch.ts'

type LiveActorsProps = {
  actors: readonly WatchedActor[]
  chosen: string | null
  onChoose: (actor: WatchedActor | null) => void
  follows: boolean
  onFollows: (follows: boolean) => void
}

/** Every actor with its tab and state; choosing one shows it alone. */
export function LiveActors({ actors, chosen, onChoose, follows, onFollows }: LiveActorsProps) {
  const tabs = [...new Set(actors.map(({ tab }) => tab))]
  return (
    <>
      <Follow>
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => onFollows(target.checked)}
        />
        Draw the machine that acted last
      </Follow>
      {actors.length === 0 && <Muted>Open Waybill in another tab; its actors appear here.</Muted>}
      {actors.length > 0 && (
        <Muted>
          {chosen === null ? (
            'Press one to see it alone.'
          ) : (
            <Button size="small" onClick={() => onChoose(null)}>
              Show all again
            </Button>
          )}
        </Muted>
      )}
      <Tabs>
        {tabs.map((tab) => {
          const own = actors.filter((actor) => actor.tab === tab)
          return (
            <div key={tab}>
              <Tab>{own[0]?.page}</Tab>
              <Rows>
                {own.map((actor) => (
                  <li key={actor.actor}>
                    <Row
                      type="button"
                      aria-pressed={actor.actor === chosen}
                      onClick={() => onChoose(actor.actor === chosen ? null : actor)}
                    >
                      <span>
                        {titleOf(actor.machine)}
                        {actor.about !== '' && <Code>{actor.about}</Code>}
                      </span>
                      <strong>{stateInWords(actor.value)}</strong>
                    </Row>
                  </li>
                ))}
              </Rows>
            </div>
          )
        })}
      </Tabs>
    </>
  )
}

const Follow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.25rem;
  font-size: ${fontSize.small};
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }
`

const Tabs = styled.div`
  max-height: 26rem;
  overflow: auto;
`

const Tab = styled.h3`
  margin: ${space(3)} 0 ${space(1.5)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  letter-spacing: 0;
`

const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-align: left;
  ${Code} {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
  }
  strong {
    color: ${color.accentText};
    font-weight: 650;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    box-shadow: inset 4px 0 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
