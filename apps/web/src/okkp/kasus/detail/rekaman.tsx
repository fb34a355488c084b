import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type AsalKasus, asalLabels, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { hasilLabels, sanksiLabels } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { ReactNode } from 'react'
import { tindakanText } from '#okkp/kasus/detail/tindakan-text.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { usulanText } from '#okkp/kasus/usulan-text.ts'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

interface OfKasus {
  kasus: RincianKasus
}

const joined = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')

/** Screen of a source. A supervision stands on the page of its registration. */
const layarSumber: Record<AsalKasus, (id: number, kasus: RincianKasus) => string | null> = {
  rapid_test: (id) => `/okkp/admin/lab/rapid/${id}`,
  rapid_pasar: (id) => `/pasar/admin/pengujian/${id}`,
  uji_lab: (id) => `/okkp/admin/lab/uji/${id}`,
  pengawasan: (_id, { registrasi_id }) =>
    registrasi_id === null ? null : `/okkp/admin/registrasi/${registrasi_id}`,
  pengaduan: (id) => `/okkp/admin/pengaduan/${id}`,
}

function Judul({ to, children }: { to: string | null; children: ReactNode }) {
  return <h3>{to === null ? children : <AppLink to={to}>{children}</AppLink>}</h3>
}

export function SumberSection({ kasus }: OfKasus) {
  return (
    <Section title="Sumber">
      <ul className={classes.records}>
        {kasus.sumber.map((sumber) => (
          <li key={`${sumber.asal} ${sumber.asal_id}`}>
            <div className={classes.marks}>
              <Judul to={sumber.boleh_buka ? layarSumber[sumber.asal](sumber.asal_id, kasus) : null}>
                {asalLabels[sumber.asal]}
              </Judul>
              {!sumber.berlaku && <Tag>Sudah dikoreksi</Tag>}
            </div>
            <p>{joined(sumber.temuan, sumber.komoditas)}</p>
            <small>{joined(sumber.lokasi, formatDate(sumber.tanggal))}</small>
            {sumber.asal === 'rapid_pasar' && sumber.boleh_buka && (
              <AppLink className={classes.link} to={`/pasar/admin/pengujian/${sumber.asal_id}/telusur`}>
                Telusuri pemasok di pasar
              </AppLink>
            )}
          </li>
        ))}
        {kasus.rapid_ulang.map(({ asal, asal_id, tanggal }) => (
          <li key={`ulang ${asal} ${asal_id}`}>
            <Judul to={layarSumber[asal](asal_id, kasus)}>Uji ulang: {asalLabels[asal].toLowerCase()}</Judul>
            <small>Negatif, {formatDate(tanggal)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const keadaanLabels: Record<RincianKasus['permintaan'][number]['keadaan'], string> = {
  menunggu: 'Menunggu jawaban',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  dijawab: 'Hasil sudah ada',
  diganti: 'Diganti permintaan baru',
  dibatalkan: 'Dibatalkan',
}

export function PermintaanSection({ kasus: { permintaan } }: OfKasus) {
  if (permintaan.length === 0) return null
  return (
    <Section title="Permintaan uji">
      <ul className={classes.records}>
        {permintaan.map((one) => (
          <li key={one.id}>
            <div className={classes.marks}>
              <h3>{one.laboratorium}</h3>
              <Tag>{keadaanLabels[one.keadaan]}</Tag>
            </div>
            <small>
              Diminta {formatDate(one.diminta)}
              {one.peminta && ` oleh ${one.peminta}`}; hasil paling lambat {formatDate(one.batas)}
              {one.terlambat && <span className={classes.late}>, sudah lewat</span>}.
            </small>
            {one.catatan && <p>{one.catatan}</p>}
            {one.dijawab && (
              <small>
                {one.keadaan === 'dibatalkan' ? 'Dibatalkan' : 'Dijawab'} {formatDateTime(one.dijawab)}
                {one.penjawab && ` oleh ${one.penjawab}`}
                {one.perkiraan && `; perkiraan hasil ${formatDate(one.perkiraan)}`}.
              </small>
            )}
            {one.alasan && <p>Alasan: {one.alasan}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Goods secured, supplier, visit and guidance, with their evidence. */
export function TindakanSection({ kasus: { tindakan } }: OfKasus) {
  if (tindakan.length === 0) return null
  return (
    <Section title="Yang sudah dilakukan">
      <ul className={classes.records}>
        {tindakan.map((one) => (
          <li key={one.id}>
            <h3>{tindakanText(one)}</h3>
            <small>{joined(tabelLangkah[one.langkah].label, formatDate(one.tanggal), one.oleh)}</small>
            {one.catatan && <p>{one.catatan}</p>}
            {one.bukti && <OpenStoredButton path={one.bukti}>Lihat bukti</OpenStoredButton>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function PemasokSection({ kasus: { kios_pemasok } }: OfKasus) {
  if (kios_pemasok.length === 0) return null
  return (
    <Section title="Kios lain dengan pemasok yang sama" text="Periksa juga barang di kios-kios ini.">
      <ul className={classes.records}>
        {kios_pemasok.map((kios) => (
          <li key={`${kios.pemasok_id} ${kios.pedagang_id}`}>
            <h3>
              {kios.pasar}, kios {kios.nomor_kios}
            </h3>
            <small>{joined(kios.kota, kios.komoditas, `pemasok ${kios.pemasok}`)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const putusanUsulan = {
  menunggu: 'Menunggu orang kedua',
  setuju: 'Disetujui',
  tolak: 'Ditolak',
  gugur: 'Gugur',
  ditarik: 'Ditarik',
} as const

const sebutan = { setuju: 'Diperiksa', tolak: 'Diperiksa', gugur: 'Gugur', ditarik: 'Ditarik' } as const

export function UsulanSection({ kasus: { usulan } }: OfKasus) {
  if (usulan.length === 0) return null
  return (
    <Section title="Usulan">
      <ul className={classes.records}>
        {usulan.map((one) => (
          <li key={one.id}>
            <div className={classes.marks}>
              <h3>{usulanText(one.langkah)}</h3>
              <Tag>{putusanUsulan[one.keadaan]}</Tag>
            </div>
            <p>{one.alasan}</p>
            <small>
              Diusulkan {joined(one.pengusul, formatDateTime(one.diusulkan))}.{' '}
              {one.keadaan === 'menunggu'
                ? `Diperiksa orang lain dari ${one.pemeriksa_kantor}.`
                : one.diperiksa &&
                  `${sebutan[one.keadaan]} ${joined(one.pemeriksa, formatDateTime(one.diperiksa), one.catatan)}.`}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Laboratory tests and supervision of the case that are no source of it. */
export function UjiSection({ kasus }: OfKasus) {
  const isSource = (asal: AsalKasus, id: number) =>
    kasus.sumber.some((sumber) => sumber.asal === asal && sumber.asal_id === id)
  const uji = kasus.uji.filter(({ id }) => !isSource('uji_lab', id))
  const pengawasan = kasus.pengawasan.filter(({ id }) => !isSource('pengawasan', id))
  const { role } = useSignedInUser()
  if (uji.length + pengawasan.length === 0) return null
  return (
    <Section title="Uji dan pengawasan">
      <ul className={classes.records}>
        {uji.map((one) => (
          <li key={`uji ${one.id}`}>
            <div className={classes.marks}>
              <Judul to={hasPermission(role, 'uji-lab.kelola') ? layarSumber.uji_lab(one.id, kasus) : null}>
                Uji laboratorium {one.kode_sampel}
              </Judul>
              <PutusanBadge putusan={one.status} />
            </div>
            <small>{joined(one.parameter, formatDate(one.tanggal))}</small>
          </li>
        ))}
        {pengawasan.map((one) => (
          <li key={`pengawasan ${one.id}`}>
            <Judul
              to={
                hasPermission(role, 'registrasi.kelola')
                  ? `/okkp/admin/registrasi/${one.registrasi_id}`
                  : null
              }
            >
              Pengawasan
            </Judul>
            <small>
              {joined(
                formatDate(one.tanggal),
                hasilLabels[one.hasil],
                `sanksi: ${sanksiLabels[one.sanksi].toLowerCase()}`,
              )}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
