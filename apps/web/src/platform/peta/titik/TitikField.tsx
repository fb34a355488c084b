import { Button, TextInput } from '@mantine/core'
import { readTitik } from '@portal/domain/platform/geo/read-titik'
import { formatDerajat, formatTitik, type Titik } from '@portal/domain/platform/geo/titik'
import { IconAlertTriangle, IconCircleCheck, IconCurrentLocation, IconMapPin } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTypedValue } from '#platform/forms/dates/use-typed-value.ts'
import { Fault, inputProps } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/peta/titik/titik.module.css'
import type { Verdict } from '#platform/peta/titik/titik-verdict.ts'
import { useTitikVerdict } from '#platform/peta/titik/use-titik-verdict.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const TitikMap = lazy(() => import('#platform/peta/titik/TitikMap.tsx'))

interface TitikFieldProps {
  /** Binds both numbers, usually `form.field`. Errors appear at the first. */
  field: (name: 'lintang' | 'bujur') => FieldBinding
  provinsiId: number | null
  kotaId: number | null
  help?: string
}

/**
 * A field for a location: typed coordinates, the device's position, or a point on the map. It checks the point against
 * the chosen city.
 */
export function TitikField({ field, provinsiId, kotaId, help }: TitikFieldProps) {
  const [lintang, bujur] = [field('lintang'), field('bujur')]
  const value: Titik | null =
    typeof lintang.value === 'number' && typeof bujur.value === 'number'
      ? { lintang: lintang.value, bujur: bujur.value }
      : null
  const put = (titik: Titik | null) => {
    lintang.onChange(titik?.lintang ?? null)
    bujur.onChange(titik?.bujur ?? null)
  }
  const typed = useTypedValue({ value, write: formatTitik, read: readTitik, onChange: put, field: lintang })
  const verdict = useTitikVerdict(value, kotaId)
  const [open, setOpen] = useState(false)
  const bad = verdict?.tone === 'bad' ? verdict.text : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: held and let go with what is said of the point
  useEffect(() => {
    lintang.hold?.(`${lintang.id}-letak`, bad)
    return () => lintang.hold?.(`${lintang.id}-letak`, undefined)
  }, [lintang.id, bad])
  const fault = typed.fault ?? bad ?? lintang.error
  return (
    <div>
      <div className={classes.row}>
        <TextInput
          {...inputProps({ ...lintang, optional: true, error: fault, ...(help ? { help } : {}) })}
          placeholder="-6.208800, 106.845600"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={(event) => {
            typed.settle()
            lintang.onBlur(event)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            typed.settle()
          }}
        />
        <MyPlaceButton onFound={typed.pick} />
      </div>
      <div role="status">
        {value && !bad && <p className={classes.degrees}>{formatDerajat(value)}</p>}
        {verdict && !bad && <VerdictLine {...verdict} />}
      </div>
      <Button
        className={classes.toggle}
        variant="default"
        size="sm"
        aria-expanded={open}
        leftSection={<Icon of={IconMapPin} size={16} />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Tutup peta' : 'Pilih pada peta'}
      </Button>
      {open && (
        <Suspense fallback={<LoadingRows rows={4} />}>
          <TitikMap value={value} onPick={typed.pick} {...{ provinsiId, kotaId }} />
        </Suspense>
      )}
    </div>
  )
}

function VerdictLine({ tone, text }: Verdict) {
  const icon = tone === 'ok' ? IconCircleCheck : IconAlertTriangle
  return (
    <p className={classes.verdict} data-tone={tone}>
      <Icon of={icon} size={16} />
      {text}
    </p>
  )
}

/** Asks for the device's position only on click. An error appears beside the button. */
function MyPlaceButton({ onFound }: { onFound: (titik: Titik) => void }) {
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const ask = async () => {
    setAsking(true)
    setFault(undefined)
    const { myPlace } = await import('#platform/geo/my-place.ts')
    const answer = await myPlace(navigator.geolocation)
    setAsking(false)
    if ('titik' in answer) onFound(answer.titik)
    else setFault(answer.fault)
  }
  return (
    <>
      <Button
        variant="default"
        loading={asking}
        leftSection={<Icon of={IconCurrentLocation} />}
        onClick={() => void ask()}
      >
        Lokasi saya
      </Button>
      {fault && (
        <p role="alert">
          <Fault>{fault}</Fault>
        </p>
      )}
    </>
  )
}
