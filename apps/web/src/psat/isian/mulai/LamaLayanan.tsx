import { formatNumber } from '@portal/domain/platform/format'
import type { listHariKerja } from '@portal/domain/psat/daftar/daftar.contract'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { hariLayanan } from '@portal/domain/psat/tenggat/hari-layanan'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** How long the service takes at most, by the master of deadlines; nothing is promised while it is not known. */
export function LamaLayanan({ auditType }: { auditType: JenisIzin }) {
  const { data } = useRead(question<typeof listHariKerja>('/api/psat/master/hari-kerja'), {
    quiet: true,
    keep: true,
  })
  if (!data) return null
  return (
    <>
      Layanan paling lama <b>{formatNumber(hariLayanan(data.data, auditType, 'pengajuan'))} hari kerja</b>.{' '}
    </>
  )
}
