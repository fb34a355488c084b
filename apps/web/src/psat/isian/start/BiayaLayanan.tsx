import { formatRupiah } from '@portal/domain/platform/format'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { listTarif } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

interface BiayaLayananProps {
  auditType: JenisIzin
  jenis?: JenisPengajuan
}

/** Shows the fee of the current tariff. Shows nothing until the tariff is loaded. */
export function BiayaLayanan({ auditType, jenis = 'permohonan_baru' }: BiayaLayananProps) {
  const { data } = useRead(question<typeof listTarif>('/api/psat/master/tarif'), { quiet: true, keep: true })
  const tarif = data?.data.find((satu) => satu.auditType === auditType && satu.jenisPengajuan === jenis)
  if (!tarif) return null
  return (
    <>
      Biaya (PNBP) <b>{tarif.nominal > 0 ? formatRupiah(tarif.nominal) : 'Rp0, tanpa pungutan'}</b>.{' '}
    </>
  )
}
