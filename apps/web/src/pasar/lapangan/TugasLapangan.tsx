import { Button } from '@mantine/core'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faseLabels } from '@portal/domain/pasar/survei/survei.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { IconChevronRight, IconClipboardCheck, IconFlask, IconUserPlus } from '@tabler/icons-react'
import {
  bahan,
  readNearestKios,
  readOpenSurvei,
  readPasar,
  readSop,
  readUji,
  type SurveiLapang,
} from '#pasar/lapangan/bahan.ts'
import { keepPasarHariIni, usePasarHariIni } from '#pasar/lapangan/pasar-hari-ini.ts'
import classes from '#pasar/lapangan/tugas-lapangan.module.css'
import { SelectField } from '#platform/forms/choice-fields.tsx'
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
  const pasar = useFieldData(bahan.pasar, readPasar)
  const hariIni = usePasarHariIni()
  const siap = [
    pasar,
    useFieldData(bahan.sop, readSop),
    useFieldData(bahan.uji, readUji),
    useFieldData(bahan.kiosTerdekat, readNearestKios),
    survei,
  ]
  const nama = pasar.data?.find(({ id }) => id === hariIni)?.nama
  // Surveys of the market of today come first.
  const berurut = (all: readonly SurveiLapang[]) =>
    [...all].sort((a, b) => Number(b.nama_pasar === nama) - Number(a.nama_pasar === nama))
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
      {!pasar.error && (
        <div className={classes.pasar}>
          <SelectField
            id="pasar-hari-ini"
            name="pasar_hari_ini"
            label="Pasar hari ini"
            help="Dipakai semua alat di bawah, sampai hari berganti."
            placeholder="Pilih atau ketik nama pasar"
            clearable
            options={(pasar.data ?? []).map(({ id, nama, kota }) => ({
              value: id,
              label: `${nama}, ${kota}`,
            }))}
            value={hariIni}
            error={undefined}
            onChange={(id) => keepPasarHariIni(typeof id === 'number' ? id : null)}
            onBlur={() => undefined}
            waitFor={() => undefined}
          />
        </div>
      )}
      <div className={classes.kerja}>
        {kerja.map(({ to, label, icon }) => (
          <Button
            key={to}
            component={AppLink}
            to={to}
            size="lg"
            variant="default"
            leftSection={<Icon of={icon} />}
          >
            {label}
          </Button>
        ))}
      </div>
      {survei.data && survei.data.length > 0 && (
        <h3 className={classes.judul}>Survei yang sedang berjalan</h3>
      )}
      {survei.data ? (
        <ul className={`${rows.list} ${classes.tugas}`}>
          {berurut(survei.data)
            .slice(0, shown)
            .map(({ id, nama_pasar, sasaran, fase, total_responden }) => (
              <li key={id}>
                <span className={rows.name}>
                  <b>{nama_pasar}</b>
                  <small>
                    {sasaranLabels[sasaran]}, {faseLabels[fase].toLowerCase()},{' '}
                    {formatNumber(total_responden)} responden
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
