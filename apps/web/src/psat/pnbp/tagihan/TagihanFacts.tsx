import { formatDate, formatRupiah } from '@portal/domain/platform/format'
import { Facts } from '#platform/page/Facts.tsx'
import { CopyText } from '#platform/ui/CopyText.tsx'
import { TautanLuar } from '#platform/ui/link/TautanLuar.tsx'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'

/** Facts of the bill. The billing code has a copy button, because users enter it in another system. */
export function TagihanFacts({ tagihan }: { tagihan: Tagihan }) {
  return (
    <>
      <dl className={classes.bill}>
        <div>
          <dt>Kode billing</dt>
          <dd>
            <CopyText label="kode billing" text={tagihan.kd_billing} />
          </dd>
        </div>
        <div>
          <dt>Jumlah</dt>
          <dd className={classes.amount}>{formatRupiah(tagihan.nominal)}</dd>
        </div>
        <div>
          <dt>Berlaku sampai</dt>
          <dd>{formatDate(tagihan.tgl_expire)}</dd>
        </div>
      </dl>
      <Facts
        className={classes.facts}
        layout="dense"
        facts={[
          ['Tanggal billing', formatDate(tagihan.tgl_billing)],
          ['Kode akun', tagihan.kd_akun],
          ['Kode penerimaan', tagihan.kd_penerimaan],
          ['Tanggal pembayaran', tagihan.tanggal_pembayaran && formatDate(tagihan.tanggal_pembayaran)],
          ['Diterima', tagihan.diterima && formatDate(tagihan.diterima)],
        ]}
      />
      <TagihanLinks tagihan={tagihan} />
    </>
  )
}

export function TagihanLinks({ tagihan }: { tagihan: Tagihan }) {
  if (!tagihan.dokumen && !tagihan.url_dokumen) return null
  return (
    <p className={classes.links}>
      {tagihan.dokumen && <LampiranButton kunci={tagihan.dokumen} label="Surat tagihan" />}
      {tagihan.url_dokumen && (
        <TautanLuar alamat={tagihan.url_dokumen} judul="Tagihan di sistem pembayaran" />
      )}
    </p>
  )
}
