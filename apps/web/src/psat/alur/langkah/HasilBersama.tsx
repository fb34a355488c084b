import { formatNumber } from '@portal/domain/platform/format'
import type { HasilBersama as Hasil } from '@portal/domain/psat/audit/bersama'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/alur/langkah/tim.module.css'

interface HasilBersamaProps {
  berkas: readonly Pick<RingkasanPengajuan, 'uuid' | 'nama' | 'nomorPermohonan' | 'auditType'>[]
  hasil: readonly Hasil[]
  /** `judul` is the heading for the number of finished files. `kata` describes one file: done now, or done before. */
  judul: (banyak: string) => string
  kata: { berhasil: string; sudah: string }
  children: ReactNode
}

/** Lists the result of each file. A refused file shows the reason and a link. */
export function HasilBersama({ berkas, hasil, judul, kata, children }: HasilBersamaProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const refused = hasil.filter((satu) => satu.hasil === 'ditolak').length
  const done = hasil.length - refused
  return (
    <div className={classes.hasil}>
      <h3 ref={title} tabIndex={-1}>
        {judul(formatNumber(done))}
        {refused > 0 && `, ${formatNumber(refused)} ditolak`}
      </h3>
      <ul className={classes.hasilList}>
        {hasil.map(({ uuid, nomorPermohonan, hasil: akhir, alasan }) => {
          const file = berkas.find((satu) => satu.uuid === uuid)
          return (
            <li key={uuid}>
              <span>
                {file && akhir === 'ditolak' ? (
                  <AppLink to={`/psat/admin/perizinan/${file.auditType}/${uuid}`}>{file.nama}</AppLink>
                ) : (
                  <b>{file?.nama}</b>
                )}
                <small>{nomorPermohonan ?? file?.nomorPermohonan}</small>
              </span>
              <StatusBadge
                tone={akhir === 'ditolak' ? 'bad' : 'ok'}
                icon={akhir === 'ditolak' ? IconBan : IconCircleCheck}
              >
                {akhir === 'ditolak' ? 'Ditolak' : kata[akhir]}
              </StatusBadge>
              {alasan && <p>{alasan}</p>}
            </li>
          )
        })}
      </ul>
      <div className={classes.hasilFoot}>{children}</div>
    </div>
  )
}
