import { Button } from '@mantine/core'
import type { StatusDokumen, VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { formatDateTime, formatNumber, formatRupiah } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconEye } from '@tabler/icons-react'
import { profilCrumbs } from '#pasar/crumbs.ts'
import { KelengkapanMeter } from '#pasar/profil/KelengkapanMeter.tsx'
import { daftarProfil, labels, profilName, profilTo } from '#pasar/profil/profil-form.ts'
import { namedBy, useProfil, useRefreshProfil } from '#pasar/profil/use-profil.ts'
import { call } from '#platform/api/client.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import rows from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function ProfilDetailScreen({ varian, id }: { varian: VarianProfil; id: number }) {
  return (
    <RecordLoader read={useProfil(varian, id)} noun="Profil" crumbs={profilCrumbs} back={daftarProfil}>
      {(profil) => <Detail profil={profil} />}
    </RecordLoader>
  )
}

function Detail({ profil }: { profil: ProfilLengkap }) {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'pasar.kelola')
  const missing = profil.list_doc.filter(({ status }) => status !== 'Ada')
  const change = `${profilTo(profil)}/ubah`
  return (
    <>
      <PageHeader
        title={`Profil ${profilName(profil)}`}
        crumbs={mayWrite ? profilCrumbs : profilCrumbs.slice(1)}
        meta={profil.kota && `${profil.kota}, ${profil.provinsi}`}
        actions={mayWrite && <Tindakan profil={profil} />}
      />
      {missing.length > 0 && (
        <Callout
          tone="warn"
          role="note"
          title={`${missing.length} dokumen belum ada`}
          {...(mayWrite ? { actions: <AppLink to={change}>Lengkapi dokumen</AppLink> } : {})}
        >
          {missing
            .slice(0, 4)
            .map(({ nama }) => nama)
            .join(', ')}
          {missing.length > 4 && `, dan ${missing.length - 4} lagi`}. Lengkapi sebelum tahun program berakhir.
        </Callout>
      )}
      <Dokumen profil={profil} />
      <Rincian profil={profil} />
      {profil.varian === 'provinsi' && <PasarPerKota profil={profil} />}
    </>
  )
}

function Tindakan({ profil }: { profil: ProfilLengkap }) {
  const refresh = useRefreshProfil()
  return (
    <>
      <ChangeButton to={`${profilTo(profil)}/ubah`}>Ubah profil</ChangeButton>
      <RemoveMenu
        noun="profil"
        nama={`profil ${profilName(profil)}`}
        text="Berkas dokumennya ikut terhapus. Hanya untuk profil yang keliru dibuat."
        remove={() => call(profilCalls.remove, { query: namedBy(profil.varian, profil.id) })}
        refresh={refresh}
        back={daftarProfil}
      />
    </>
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
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                leftSection={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
                aria-label={`Lihat ${nama}`}
                onClick={() => openStored(berkas)}
              >
                Lihat
              </Button>
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
