import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { DaftarCetakan } from '#psat/penerbitan/sertifikat/DaftarCetakan.tsx'
import { TagihanSaya } from '#psat/penerbitan/tagihan/TagihanSaya.tsx'
import { TagihanView } from '#psat/penerbitan/tagihan/TagihanView.tsx'
import { usePenerbitan } from '#psat/penerbitan/use-penerbitan.ts'

/** Payment and certificate on the operator's page, once the file is that far. */
export function PenerbitanSaya({ berkas }: { berkas: BerkasPengajuan }) {
  if (berkas.code < 51 || berkas.code === 99) return null
  return <Isi berkas={berkas} />
}

function Isi({ berkas }: { berkas: BerkasPengajuan }) {
  const { data, error, refetch } = usePenerbitan(berkas.uuid)
  if (!data) {
    return (
      <Section title="Pembayaran dan sertifikat">
        {error ? (
          <ErrorState title="Bagian ini belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={3} />
        )}
      </Section>
    )
  }
  const { tagihan, sertifikat } = data
  return (
    <div className={classes.mine}>
      {sertifikat.length > 0 && (
        <Section title="Sertifikat" text="Sertifikat bertanda tangan elektronik, berlaku tanpa cap basah.">
          <DaftarCetakan sertifikat={sertifikat} />
        </Section>
      )}
      {tagihan &&
        (berkas.process === 'menunggu_pembayaran' ? (
          <TagihanSaya berkas={berkas} tagihan={tagihan} />
        ) : (
          <TagihanView tagihan={tagihan} />
        ))}
    </div>
  )
}
