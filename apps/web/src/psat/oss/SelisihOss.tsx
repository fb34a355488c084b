import type { Result } from '@portal/domain/platform/contract'
import { formatDateTime } from '@portal/domain/platform/format'
import type { integrasiOss } from '@portal/domain/psat/oss/integrasi.contract'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './Oss.module.css'

type Selisih = Result<typeof integrasiOss>['data']['selisih']

/** Lists the differences that the daily comparison with OSS found. Shows nothing if there are none. */
export function SelisihOss({ selisih }: { selisih: Selisih }) {
  if (selisih.length === 0) return null
  return (
    <Section title="Selisih dengan OSS" text="Dari pemeriksaan harian: status di kedua sisi, dan sebabnya.">
      <ul className={classes.list}>
        {selisih.map((satu) => (
          <li key={satu.id_izin}>
            <AppLink to={`/psat/admin/perizinan/${satu.auditType}/${satu.pengajuan_uuid}`}>
              {satu.nomor_permohonan}
            </AppLink>
            <span>
              OSS {satu.kd_status_oss ?? 'tidak mengenalnya'}, portal{' '}
              {satu.kd_status_portal ?? 'belum mengirim'}. {satu.sebab}
            </span>
            <small>{formatDateTime(satu.diperiksa)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
