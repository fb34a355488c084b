import { sebutBelum } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { ButirSections } from '#pasar/sanitasi/ButirSections.tsx'
import classes from '#pasar/sanitasi/detail.module.css'
import { Nilai } from '#pasar/sanitasi/nilai.tsx'
import { SanitasiLoader } from '#pasar/sanitasi/SanitasiLoader.tsx'
import { daftarSanitasi, sanitasiCrumbs, useRefreshSanitasi } from '#pasar/sanitasi/use-sanitasi.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const namaAspek = (kode: number) => aspekSanitasi[kode as keyof typeof aspekSanitasi]

export function SanitasiDetailScreen({ kode }: { kode: string }) {
  return <SanitasiLoader kode={kode}>{(sanitasi) => <Detail sanitasi={sanitasi} />}</SanitasiLoader>
}

function Detail({ sanitasi }: { sanitasi: SanitasiDetail }) {
  const { kode_group, nama_pasar, kota, tanggal, aspek, sebelumnya } = sanitasi
  const refresh = useRefreshSanitasi()
  const kurang = sebutBelum([
    ...sanitasi.butir,
    ...sanitasi.belum.map((satu) => ({ ...satu, jawaban: null })),
  ])
  const selisih = (kode: number, nilai: number | null) => {
    const lama = sebelumnya?.aspek.find(({ aspek_kode }) => aspek_kode === kode)?.nilai
    return lama == null || nilai === null ? null : nilai - lama
  }
  return (
    <>
      <PageHeader
        title={`Sanitasi ${nama_pasar}`}
        crumbs={sanitasiCrumbs}
        meta={`${kota} · dinilai ${formatDate(tanggal)}`}
        badge={<Nilai {...sanitasi} />}
        actions={
          <>
            <ChangeButton to={`${daftarSanitasi}/${kode_group}/ubah`}>Ubah penilaian</ChangeButton>
            <RemoveMenu
              noun="penilaian"
              nama={nama_pasar}
              text="Penilaian dan fotonya dihapus. Hanya untuk yang keliru dicatat."
              remove={() => call(sanitasiCalls.remove, { query: { kode_group } })}
              refresh={refresh}
              back={daftarSanitasi}
            />
          </>
        }
      />
      {kurang && (
        <Callout
          tone="warn"
          title="Penilaian ini belum lengkap"
          actions={
            <ChangeButton to={`${daftarSanitasi}/${kode_group}/ubah`}>Lengkapi penilaian</ChangeButton>
          }
        >
          {kurang} Sampai lengkap, penilaian ini tidak bernilai dan tidak dihitung, juga di halaman publik.
        </Callout>
      )}
      <Section
        title="Nilai tiap aspek"
        text={
          sebelumnya
            ? `Dibandingkan dengan ${formatDate(sebelumnya.tanggal)}.`
            : 'Ini penilaian pertama pasar ini.'
        }
      >
        <dl className={classes.aspek}>
          {aspek.map(({ aspek_kode, nilai, predikat }) => (
            <div key={aspek_kode}>
              <dt>{namaAspek(aspek_kode)}</dt>
              <dd>
                {nilai === null ? (
                  kurang ? (
                    'Belum dinilai'
                  ) : (
                    'Tidak berlaku di sini'
                  )
                ) : (
                  <Nilai nilai={nilai} predikat={predikat} />
                )}
                <Perubahan selisih={selisih(aspek_kode, nilai)} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <ButirSections butir={sanitasi.butir} />
      <Section title="Bulan demi bulan">
        <ol className={classes.riwayat}>
          {sanitasi.riwayat.toReversed().map((satu) => (
            <li key={satu.kode_group} aria-current={satu.kode_group === kode_group ? 'page' : undefined}>
              <AppLink to={`${daftarSanitasi}/${satu.kode_group}`}>{formatDate(satu.tanggal)}</AppLink>
              <Nilai {...satu} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

function Perubahan({ selisih }: { selisih: number | null }) {
  if (selisih === null) return null
  if (Math.abs(selisih) < 0.05) return <span className={classes.quiet}>tetap</span>
  return (
    <span className={classes.quiet}>
      {selisih > 0 ? 'naik' : 'turun'} {formatNumber(Math.abs(selisih), 1)}
    </span>
  )
}
