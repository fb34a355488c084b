import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { butirBelumDinilai } from '@portal/domain/psat/ceklis'
import { aksiPengajuan } from '@portal/domain/psat/pengajuan.aksi'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { IconListCheck } from '@tabler/icons-react'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useCeklis } from '#psat/lapang/use-ceklis.ts'
import classes from '#psat/petugas/langkah/langkah.module.css'

/** What still keeps the field audit from ending, for whoever may end it. */
export function SyaratLapang({ berkas }: { berkas: BerkasPengajuan }) {
  const { id, role } = useSignedInUser()
  const here = berkas.process === 'audit_lapang'
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  if (!here || !data) return null
  const kurang = butirBelumDinilai(data.isi, data.jawaban).length
  const lead = role === 'SUPERADMIN' || berkas.tim?.lead.id === id
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
      {lead && !open && (
        <div className={classes.buttons}>
          <Button size="md" fullWidth variant="default" disabled>
            {aksiPengajuan.loloskan_lapang.label}
          </Button>
        </div>
      )}
    </>
  )
}
