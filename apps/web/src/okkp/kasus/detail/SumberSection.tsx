import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type AsalKasus, asalLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { hasilLabels, sanksiLabels } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { formatDate } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { IsiPengawasan, IsiRapid, IsiUji } from '#okkp/kasus/detail/isi-rekaman.tsx'
import { joined } from '#okkp/kasus/detail/joined.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { useRekaman } from '#okkp/kasus/use-rekaman.ts'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

interface OfKasus {
  kasus: RincianKasus
}

/** Screen of a record. A supervision stands on the page of its registration. */
const layar: Record<AsalKasus, (id: number, registrasiId: number | null) => string | null> = {
  rapid_test: (id) => `/okkp/admin/lab/rapid/${id}`,
  rapid_pasar: (id) => `/pasar/admin/pengujian/${id}`,
  uji_lab: (id) => `/okkp/admin/lab/uji/${id}`,
  pengawasan: (_id, registrasiId) =>
    registrasiId === null ? null : `/okkp/admin/registrasi/${registrasiId}`,
  pengaduan: (id) => `/okkp/admin/pengaduan/${id}`,
}

interface JudulProps {
  of: AsalKasus
  id: number
  registrasiId?: number | null
  boleh: boolean
  children: ReactNode
}

/** A record that this account may not open stands here without a link; what it says follows below. */
function Judul({ of, id, registrasiId = null, boleh, children }: JudulProps) {
  const to = boleh ? layar[of](id, registrasiId) : null
  return <h3>{to === null ? children : <AppLink to={to}>{children}</AppLink>}</h3>
}

/** What a linked record says, read through the case. */
function Isi({ kasus, asal, id }: OfKasus & { asal: AsalKasus; id: number }) {
  const { data } = useRekaman(kasus.id)
  if (asal === 'uji_lab') {
    const isi = data?.uji.find((one) => one.id === id)
    return isi ? <IsiUji kasusId={kasus.id} isi={isi} /> : null
  }
  if (asal === 'pengawasan') {
    const isi = data?.pengawasan.find((one) => one.id === id)
    return isi ? <IsiPengawasan kasusId={kasus.id} isi={isi} /> : null
  }
  const isi = data?.rapid.find((one) => one.asal === asal && one.asal_id === id)
  return isi ? <IsiRapid kasusId={kasus.id} isi={isi} /> : null
}

function Gagal({ kasus }: OfKasus) {
  const { error, refetch } = useRekaman(kasus.id)
  if (!error) return null
  return <ErrorState title="Isi rekaman belum dapat dimuat" error={error} onRetry={() => void refetch()} />
}

export function SumberSection({ kasus }: OfKasus) {
  return (
    <Section title="Sumber">
      <ul className={classes.records}>
        {kasus.sumber.map(({ asal, asal_id, registrasi_id, boleh_buka, ...sumber }) => (
          <li key={`${asal} ${asal_id}`}>
            <div className={classes.marks}>
              <Judul of={asal} id={asal_id} registrasiId={registrasi_id} boleh={boleh_buka}>
                {asalLabels[asal]}
              </Judul>
              {!sumber.berlaku && <Tag>Sudah dikoreksi</Tag>}
            </div>
            <p>{joined(sumber.temuan, sumber.komoditas)}</p>
            <small>{joined(sumber.lokasi, formatDate(sumber.tanggal))}</small>
            <Isi kasus={kasus} asal={asal} id={asal_id} />
            {asal === 'rapid_pasar' && boleh_buka && (
              <AppLink className={classes.link} to={`/pasar/admin/pengujian/${asal_id}/telusur`}>
                Telusuri pemasok di pasar
              </AppLink>
            )}
          </li>
        ))}
        {kasus.rapid_ulang.map(({ asal, asal_id, tanggal, boleh_buka }) => (
          <li key={`ulang ${asal} ${asal_id}`}>
            <Judul of={asal} id={asal_id} boleh={boleh_buka}>
              {asalLabels[asal]} negatif
            </Judul>
            <small>Dicatat untuk kasus ini, {formatDate(tanggal)}</small>
            <Isi kasus={kasus} asal={asal} id={asal_id} />
          </li>
        ))}
      </ul>
      <Gagal kasus={kasus} />
    </Section>
  )
}

/** Laboratory tests and supervision of the case that are no source of it. */
export function UjiSection({ kasus }: OfKasus) {
  const isSource = (asal: AsalKasus, id: number) =>
    kasus.sumber.some((sumber) => sumber.asal === asal && sumber.asal_id === id)
  const uji = kasus.uji.filter(({ id }) => !isSource('uji_lab', id))
  const pengawasan = kasus.pengawasan.filter(({ id }) => !isSource('pengawasan', id))
  if (uji.length + pengawasan.length === 0) return null
  return (
    <Section title="Uji dan pengawasan">
      <ul className={classes.records}>
        {uji.map((one) => (
          <li key={`uji ${one.id}`}>
            <div className={classes.marks}>
              <Judul of="uji_lab" id={one.id} boleh={one.boleh_buka}>
                Uji laboratorium {one.kode_sampel}
              </Judul>
              <PutusanBadge putusan={one.status} />
            </div>
            <small>{joined(one.parameter, formatDate(one.tanggal))}</small>
            <Isi kasus={kasus} asal="uji_lab" id={one.id} />
          </li>
        ))}
        {pengawasan.map((one) => (
          <li key={`pengawasan ${one.id}`}>
            <Judul of="pengawasan" id={one.id} registrasiId={one.registrasi_id} boleh={one.boleh_buka}>
              Pengawasan
            </Judul>
            <small>
              {joined(
                formatDate(one.tanggal),
                hasilLabels[one.hasil],
                `sanksi: ${sanksiLabels[one.sanksi].toLowerCase()}`,
              )}
            </small>
            <Isi kasus={kasus} asal="pengawasan" id={one.id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
