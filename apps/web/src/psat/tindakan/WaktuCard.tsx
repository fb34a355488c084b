import { Group } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import classes from '#psat/alur/langkah/langkah.module.css'
import { langkahDi } from '#psat/tindakan/langkah-di.ts'

/** Shows the applicant's request for more time until an officer answers it. */
export function WaktuCard({ berkas }: { berkas: BerkasPengajuan }) {
  if (berkas.tambahan_waktu[berkas.process] !== 'diminta') return null
  const reason = berkas.riwayat.findLast(({ form }) => form === 'mintaWaktu')?.catatan
  return (
    <div className={classes.ask}>
      <p>
        <b>Pemohon meminta tambahan waktu.</b> {reason}
      </p>
      <Group gap={8} mt={10}>
        {langkahDi(berkas.aksi, 'permintaan').map(({ aksi, form: { Tombol } }, index) => (
          <Tombol
            key={aksi.aksi}
            berkas={berkas}
            aksi={aksi}
            tombol={{ size: 'sm', variant: index === 0 ? 'filled' : 'default' }}
          />
        ))}
      </Group>
    </div>
  )
}
