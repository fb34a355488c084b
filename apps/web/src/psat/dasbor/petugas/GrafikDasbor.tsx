import { tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import { isAudit } from '@portal/domain/psat/dasbor/peristiwa'
import { CardOnSight } from '#platform/dasbor/CardOnSight.tsx'
import classes from '#platform/dasbor/dasbor.module.css'
import { bebanDari, daftarBerkas } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import {
  grafikBeban,
  grafikKemajuan,
  grafikTahap,
  seriKemajuan,
  tahapDari,
} from '#psat/dasbor/petugas/grafik-dasbor.ts'
import type { SaringanDasbor } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import { type Dasbor, dari } from '#psat/dasbor/petugas/use-dasbor.ts'

interface GrafikDasborProps {
  saringan: SaringanDasbor
  dasbor: Dasbor
}

const alur = [
  { nama: 'pengajuan', title: 'Tahap pengajuan pelaku usaha' },
  { nama: 'berkas', title: 'Tahap berkas sekretariat' },
] as const

export function GrafikDasbor({ saringan, dasbor }: GrafikDasborProps) {
  const { tahap, kemajuan, beban } = dasbor
  const stages = tahap.data?.data
  const rows = kemajuan.data?.data
  const people = beban.data?.data
  return (
    <div className={classes.charts}>
      <div data-wide="" className={classes.slot}>
        <CardOnSight
          {...dari(kemajuan)}
          name="kemajuan"
          kind="lines"
          title="Kemajuan layanan"
          subtitle="Berkas menurut hari atau minggu terjadinya; paling banyak 31 hari ditampilkan per hari."
          data={rows && kemajuan.data && grafikKemajuan(rows, kemajuan.data.unit)}
          linkOf={({ category, series }) => {
            const penggal = rows?.[category]
            if (!penggal || series === undefined) return undefined
            const { date, dateEnd } = penggal
            const peristiwa = seriKemajuan[series]?.peristiwa
            return daftarBerkas(
              saringan,
              peristiwa
                ? { peristiwa, peristiwaDari: date, peristiwaSampai: dateEnd }
                : { process: tahapSemua(isAudit).join(), tenggatDari: date, tenggatSampai: dateEnd },
            )
          }}
          note="Tenggat audit jatuh: berkas yang sekarang diaudit, menurut hari terakhirnya."
        />
      </div>
      {alur.map(({ nama, title }) => (
        <CardOnSight
          key={nama}
          {...dari(tahap)}
          name={`tahap-${nama}`}
          kind="bars"
          height={520}
          title={title}
          subtitle="Berkas di tiap tahap sekarang, juga yang sudah berakhir."
          data={stages && grafikTahap(stages, nama)}
          linkOf={({ category }) => {
            const process = stages && tahapDari(stages, nama)[category]?.process
            return process ? daftarBerkas(saringan, { process, alur: nama }) : undefined
          }}
        />
      ))}
      <div data-wide="" className={classes.slot}>
        <CardOnSight
          {...dari(beban)}
          name="beban"
          kind="bars"
          title="Beban kerja per petugas"
          subtitle="Berkas berjalan: auditor menurut penugasan, sekretariat menurut yang pernah ditanganinya."
          data={people && grafikBeban(people)}
          linkOf={({ category }) => {
            const one = people?.[category]
            return one && daftarBerkas(saringan, bebanDari(one.role, one.userId))
          }}
        />
      </div>
    </div>
  )
}
