import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { pemegang } from '@portal/domain/psat/alur/pemegang'
import { aksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import { butirBelumDinilai } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconListCheck } from '@tabler/icons-react'
import type { SessionUser } from '#platform/session/session.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import classes from '#psat/langkah/langkah.module.css'
import { berceklis, useCeklis } from '#psat/lapang/use-ceklis.ts'

/** What still keeps the field audit from ending, for whoever may end it. */
export function SyaratLapang({ berkas }: { berkas: BerkasPengajuan }) {
  const user = useSignedInUser()
  const here = berceklis(berkas)
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  if (!here || !data) return null
  const kurang = butirBelumDinilai(data.isi, data.jawaban).length
  const open = berkas.aksi.some(({ aksi }) => aksi === 'loloskan_lapang')
  return (
    <>
      {kurang > 0 && (
        <ul className={classes.needs}>
          <li>
            <IconListCheck size={17} stroke={1.75} aria-hidden="true" />
            {formatNumber(kurang)} butir daftar periksa belum dinilai
          </li>
        </ul>
      )}
      {!open && bolehMengakhiri(berkas, user) && (
        <div className={classes.buttons}>
          <Button size="md" fullWidth variant="default" disabled>
            {aksiPengajuan.loloskan_lapang.label}
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether ending the field audit is this account's to do, once everything is judged and closed. */
function bolehMengakhiri({ tim }: BerkasPengajuan, { id, role }: SessionUser): boolean {
  const { roles, deputies, within } = pemegang.ketua_tim
  const penugasan = { perusahaan_id: 0, tim: tim && { lead: tim.lead.id, auditor: [] } }
  return (
    deputies.includes(role) ||
    (roles.some((satu) => satu === role) && within(penugasan, { id, role, perusahaan_id: null }))
  )
}
