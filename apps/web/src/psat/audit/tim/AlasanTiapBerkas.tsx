import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { alasanBerkas } from '@portal/domain/psat/audit/usulan-tim'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconBan, IconCircleCheck, IconHistory } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/alur/langkah/tim.module.css'

export type BerkasBeralasan = Pick<RingkasanPengajuan, 'uuid' | 'nomorPermohonan' | 'nama_perusahaan'>

const icons = { ok: IconCircleCheck, bad: IconBan, mute: IconHistory }

/** Says for each file of a bulk appointment what speaks for or against the chosen team. */
export function AlasanTiapBerkas({
  berkas,
  tim,
}: {
  berkas: readonly BerkasBeralasan[]
  tim: readonly CalonAuditor[]
}) {
  return (
    <section className={classes.alasan} aria-label="Alasan tiap berkas">
      <h3>Tim ini bagi tiap berkas</h3>
      <ul>
        {berkas.map(({ uuid, nomorPermohonan, nama_perusahaan }) => (
          <li key={uuid} className={classes.alasanRow}>
            <span>
              <b>{nomorPermohonan}</b>
              <small>{nama_perusahaan}</small>
            </span>
            <span>
              {alasanBerkas(tim, nama_perusahaan).map(({ tone, teks }) => (
                <span key={teks} className={classes.fact} data-tone={tone}>
                  <Icon of={icons[tone]} size={15} />
                  {teks}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
