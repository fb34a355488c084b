import { formatNumber } from '@portal/domain/platform/format'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { listHariKerja } from '@portal/domain/psat/master/hari.contract'
import { hariLayanan } from '@portal/domain/psat/tenggat/hari-layanan'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/**
 * Shows the maximum duration of the service from the master of working days. Shows nothing until the master is loaded.
 */
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
