import { SegmentedControl } from '@mantine/core'
import { assessDokumen } from '@portal/domain/psat/audit/audit.contract'
import {
  type PenilaianDokumen,
  penilaianDokumenLabels,
  penilaianOf,
} from '@portal/domain/psat/audit/penilaian'
import type { DokumenBerkas } from '@portal/domain/psat/isian/bidang'
import { useRef } from 'react'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { penilaianIcons } from '#psat/berkas/penilaian-icons.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import classes from '#psat/temuan/meja/meja.module.css'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'

const choices = (Object.keys(penilaianDokumenLabels) as PenilaianDokumen[]).map((value) => ({
  value,
  label: (
    <span className={classes.verdict}>
      <Icon of={penilaianIcons[value]} size={15} />
      {penilaianDokumenLabels[value]}
    </span>
  ),
}))

/** Saves the assessment of documents at this stage and reloads the file. */
export function usePenilaian(uuid: string) {
  const refresh = useBerkasRefresh(uuid)
  const { run, button } = useAction()
  const save = (dokumen: readonly Pick<DokumenBerkas, 'kunci'>[], sesuai: boolean) =>
    run(() =>
      call(assessDokumen, {
        params: { uuid },
        body: { berkas: dokumen.map(({ kunci }) => kunci), sesuai },
      }).finally(refresh),
    )
  return { save, busy: button['aria-disabled'] === true }
}

/** Sets the assessment of the displayed document. The choice "ada temuan" opens the form for a finding. */
export function PenilaianDokumenControl({ meja, dokumen }: { meja: Meja; dokumen: DokumenBerkas }) {
  const { berkas } = meja
  const { save, busy } = usePenilaian(berkas.uuid)
  const now = penilaianOf(dokumen, berkas)
  // Arrow keys pass over "ada temuan" on the way to another choice and must not open the form. The space bar opens it.
  const passing = useRef(false)

  function choose(next: string) {
    if (next === 'ada_temuan') {
      if (!passing.current)
        meja.setForm({ bidang: dokumen.bidang, label: dokumen.label, berkas: dokumen.kunci })
    } else void save([dokumen], next === 'sesuai')
  }

  return (
    <SegmentedControl
      size="sm"
      aria-label={`Penilaian ${dokumen.label}`}
      data={choices.map((choice) => ({
        ...choice,
        disabled: busy || (now === 'ada_temuan' && choice.value !== 'ada_temuan'),
      }))}
      value={now satisfies PenilaianDokumen}
      onKeyDownCapture={({ key }) => {
        passing.current = key.startsWith('Arrow')
      }}
      onPointerDownCapture={() => {
        passing.current = false
      }}
      onChange={choose}
    />
  )
}
