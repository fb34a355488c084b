import type { StatusDokumen } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { formatDateTime, formatNumber, formatRupiah } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { KelengkapanMeter } from '#pasar/profil/KelengkapanMeter.tsx'
import { labels, profilName, profilTo } from '#pasar/profil/profil-form.ts'
import { type NamaProfil, namedBy, profilRecord } from '#pasar/profil/use-profil.tsx'
import { call } from '#platform/api/client.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import rows from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { useMayWrite } from '#platform/record/use-may-write.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export const profilDetail: RecordDetail<ProfilLengkap, NamaProfil> = {
  record: profilRecord,
  title: (profil) => `Profil ${profilName(profil)}`,
  meta: ({ kota, provinsi }) => kota && `${kota}, ${provinsi}`,
  change: 'Ubah profil',
  remove: {
    noun: 'profil',
    nameOf: (profil) => `profil ${profilName(profil)}`,
    text: 'Berkas dokumennya ikut terhapus. Hanya untuk profil yang keliru dibuat.',
    call: ({ varian, id }) => call(profilCalls.remove, { query: namedBy(varian, id) }),
  },
  body: (profil) => (
    <>
      <Belum profil={profil} />
      <Dokumen profil={profil} />
      <Rincian profil={profil} />
      {profil.varian === 'provinsi' && <PasarPerKota profil={profil} />}
    </>
  ),
}

function Belum({ profil }: { profil: ProfilLengkap }) {
  const mayWrite = useMayWrite(profilRecord)
  const missing = profil.list_doc.filter(({ status }) => status !== 'Ada')
  if (missing.length === 0) return null
  const change = mayWrite && <AppLink to={`${profilTo(profil)}/ubah`}>Lengkapi dokumen</AppLink>
  return (
    <Callout tone="warn" role="note" title={`${missing.length} dokumen belum ada`} actions={change}>
      {missing
        .slice(0, 4)
        .map(({ nama }) => nama)
        .join(', ')}
      {missing.length > 4 && `, dan ${missing.length - 4} lagi`}. Lengkapi sebelum tahun program berakhir.
    </Callout>
  )
}

const looks = {
  Ada: { tone: 'ok', icon: IconCircleCheck },
  Belum: { tone: 'mute', icon: IconCircleDashed },
  Revisi: { tone: 'warn', icon: IconAlertTriangle },
} as const satisfies Record<StatusDokumen, object>

function Dokumen({ profil }: { profil: ProfilLengkap }) {
  return (
    <Section title="Kelengkapan dokumen" actions={<KelengkapanMeter profil={profil} />}>
      <ol className={rows.list}>
        {profil.list_doc.map(({ kode, nama, status, berkas, catatan }) => (
          <li key={kode}>
            <span className={rows.name}>
              <span>
                {kode}. {nama}
              </span>
              {catatan && <small>{catatan}</small>}
            </span>
            <StatusBadge {...looks[status]}>{status}</StatusBadge>
            {berkas && (
              <OpenStoredButton path={berkas} inRow={`Lihat ${nama}`}>
                Lihat
              </OpenStoredButton>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Rincian({ profil }: { profil: ProfilLengkap }) {
  const money = (value: number | null) => value !== null && formatRupiah(value)
  const kota = profil.varian === 'kota'
  return (
    <Section title={kota ? 'Tim Teknis dan Tim ICS' : 'Tim Pembina'}>
      <Facts
        empty="Belum diisi"
        facts={[
          [labels.sk_tim, profil.sk_tim],
          [labels.ketua_tim, profil.ketua_tim],
          [labels.anggota_tim, profil.anggota_tim],
          ...(kota
            ? ([
                [labels.sk_ics, profil.sk_ics],
                [labels.anggota_ics, profil.anggota_ics],
                [labels.jadwal_uji, profil.jadwal_uji],
              ] as const)
            : ([
                [labels.rencana_supervisi, profil.rencana_supervisi],
                [labels.rekap_capaian, profil.rekap_capaian],
              ] as const)),
          [labels.anggaran_apbn, money(profil.anggaran_apbn)],
          [labels.anggaran_apbd, money(profil.anggaran_apbd)],
          [labels.catatan, profil.catatan],
          ['Terakhir diubah', formatDateTime(profil.updated_at)],
        ]}
      />
    </Section>
  )
}

function PasarPerKota({ profil: { pasar_per_kota } }: { profil: ProfilLengkap }) {
  return (
    <Section title="Pasar per kabupaten/kota">
      <Facts
        layout="dense"
        facts={pasar_per_kota.map(
          ({ kota, total_pasar }) => [kota, `${formatNumber(total_pasar)} pasar`] as const,
        )}
      />
    </Section>
  )
}
