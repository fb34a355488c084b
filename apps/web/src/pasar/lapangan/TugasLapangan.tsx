import { Button } from '@mantine/core'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faseLabels } from '@portal/domain/pasar/survei/survei.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconClipboardCheck } from '@tabler/icons-react'
import { bacaPasar, bacaSop, bacaSurveiTerbuka, bahan } from '#pasar/lapangan/bahan.ts'
import classes from '#pasar/lapangan/tugas-lapangan.module.css'
import { usePrepared } from '#platform/offline/use-prepared.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'

const shown = 5

/** Where an officer starts in the market. Opened once with signal, everything named here is ready to go on without. */
export function TugasLapangan() {
  const pasar = usePrepared(bahan.pasar, bacaPasar)
  const sop = usePrepared(bahan.sop, bacaSop)
  const { data: survei } = usePrepared(bahan.surveiTerbuka, bacaSurveiTerbuka)
  if (!survei || !pasar.data || !sop.data) return null
  return (
    <Section
      title="Kerja lapangan"
      text="Siap di perangkat ini, juga tanpa sinyal."
      actions={
        <Button
          component={AppLink}
          to="/pasar/admin/higiene/add"
          leftSection={<IconClipboardCheck size={18} stroke={1.75} aria-hidden="true" />}
        >
          Nilai sanitasi
        </Button>
      }
    >
      <ul className={classes.tugas}>
        {survei.slice(0, shown).map(({ id, nama_pasar, sasaran, fase, total_responden }) => (
          <li key={id}>
            <AppLink to={`/pasar/admin/survei/${id}/isi`}>
              <b>{nama_pasar}</b>
              <span>
                Survei {sasaranLabels[sasaran].toLowerCase()} {faseLabels[fase].toLowerCase()},{' '}
                {formatNumber(total_responden)} responden
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
