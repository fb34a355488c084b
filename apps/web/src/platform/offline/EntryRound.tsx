import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import classes from '#platform/forms/Form.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'

interface RoundOptions<Name extends string> {
  faults: Partial<Record<Name, string>>
  prefix: string
  finish: () => Promise<boolean>
  said: string
  labels: Readonly<Partial<Record<Name, string>>>
}

/**
 * Handles consecutive entries. Errors appear after the first attempt to save; after a save the next entry starts at the
 * top.
 */
export function useEntryRound<Name extends string>({
  faults,
  prefix,
  finish,
  said,
  labels,
}: RoundOptions<Name>) {
  const top = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)

  async function save() {
    setTried(true)
    const [first] = Object.keys(faults)
    if (first) {
      document.getElementById(`${prefix}-${first}`)?.focus()
      return
    }
    if (!(await finish())) return
    setTried(false)
    notify.info(said)
    window.scrollTo({ top: 0 })
    top.current?.focus()
  }

  const missing = (Object.keys(faults) as Name[]).map((name) => labels[name] ?? name)
  return { top, save, missing, told: tried ? faults : {} }
}

const named = 3

/** Says what the entry still lacks, before the officer taps in vain. */
function reasonOf(missing: readonly string[]): string {
  const rest = missing.length - named
  return `Belum lengkap: ${missing.slice(0, named).join(', ')}${rest > 0 ? `, dan ${rest} lagi` : ''}.`
}

interface EntryRoundProps {
  round: Pick<ReturnType<typeof useEntryRound>, 'top' | 'save' | 'missing'>
  label: string
  children: ReactNode
}

export function EntryRound({ round, label, children }: EntryRoundProps) {
  return (
    <div ref={round.top} tabIndex={-1} className={classes.form} data-long>
      <div className={classes.fields}>
        <div>{children}</div>
      </div>
      <div className={classes.actions}>
        {round.missing.length > 0 && <p className={classes.reason}>{reasonOf(round.missing)}</p>}
        <Button size="lg" fullWidth leftSection={<Icon of={IconCheck} />} onClick={() => void round.save()}>
          {label}
        </Button>
      </div>
    </div>
  )
}
