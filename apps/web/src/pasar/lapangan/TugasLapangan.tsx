import { Button } from '@mantine/core'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faseLabels } from '@portal/domain/pasar/survei/survei.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconChevronRight, IconClipboardCheck, IconFlask, IconUserPlus } from '@tabler/icons-react'
import { bahan, readNearestKios, readOpenSurvei, readPasar, readSop, readUji } from '#pasar/lapangan/bahan.ts'
import classes from '#pasar/lapangan/tugas-lapangan.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import rows from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const shown = 5
const kerja = [
  { to: '/pasar/admin/pengujian/add', label: 'Catat rapid test', icon: IconFlask },
  { to: '/pasar/admin/higiene/add', label: 'Nilai sanitasi', icon: IconClipboardCheck },
  { to: '/pasar/admin/pendataan/lapangan', label: 'Data pedagang', icon: IconUserPlus },
] as const

/** Start page of field work. Opening it once online stores all data that the field forms need offline. */
export function TugasLapangan() {
  const survei = useFieldData(bahan.surveiTerbuka, readOpenSurvei)
  const siap = [
    useFieldData(bahan.pasar, readPasar),
    useFieldData(bahan.sop, readSop),
    useFieldData(bahan.uji, readUji),
    useFieldData(bahan.kiosTerdekat, readNearestKios),
    survei,
  ]
  const failed = siap.some(({ error }) => error !== null)
  const ready = siap.every(({ data }) => data !== undefined)
  return (
    <Section
      title="Kerja lapangan hari ini"
      text={
        failed
          ? 'Sebagian bahan belum dapat disiapkan di perangkat ini. Buka lagi saat ada sinyal, sebelum berangkat.'
          : ready
            ? 'Siap di perangkat ini, juga tanpa sinyal.'
            : 'Menyiapkan bahan di perangkat ini. Tunggu sebentar sebelum berangkat.'
      }
    >
      <div className={classes.kerja}>
        {kerja.map(({ to, label, icon }) => (
          <Button key={to} component={AppLink} to={to} variant="default" leftSection={<Icon of={icon} />}>
            {label}
          </Button>
        ))}
      </div>
      {survei.data && survei.data.length > 0 && (
        <h3 className={classes.judul}>Survei yang sedang berjalan</h3>
      )}
      {survei.data ? (
        <ul className={`${rows.list} ${classes.tugas}`}>
          {survei.data.slice(0, shown).map(({ id, nama_pasar, sasaran, fase, total_responden }) => (
            <li key={id}>
              <span className={rows.name}>
                <b>{nama_pasar}</b>
                <small>
                  {sasaranLabels[sasaran]}, {faseLabels[fase].toLowerCase()}, {formatNumber(total_responden)}{' '}
                  responden
                </small>
              </span>
              <AppLink to={`/pasar/admin/survei/${id}/isi`} aria-label={`Isi responden: ${nama_pasar}`}>
                Isi responden <Icon of={IconChevronRight} size={16} />
              </AppLink>
            </li>
          ))}
        </ul>
      ) : (
        !survei.error && <LoadingRows rows={2} />
      )}
    </Section>
  )
}
