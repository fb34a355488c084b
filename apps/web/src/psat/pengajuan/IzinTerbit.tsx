import { Button, Menu } from '@mantine/core'
import {
  type JenisIzin,
  jenisIzinLabels,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'
import { describeIzin, type IzinSaya, useIzinSaya } from '#psat/data-usaha/use-izin-saya.ts'
import classes from '#psat/pengajuan/Pelaku.module.css'

export function IzinTerbit({ auditType }: { auditType: JenisIzin }) {
  const { data = [], error, refetch } = useIzinSaya(auditType)
  if (error && data.length === 0) {
    return <ErrorState title="Izin belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return null
  return (
    <Section title={`${jenisIzinLabels[auditType]} yang sudah terbit`}>
      <ul className={classes.rows}>
        {data.map((izin) => (
          <Baris key={izin.registrasi_id} izin={izin} />
        ))}
      </ul>
    </Section>
  )
}

function Baris({ izin }: { izin: IzinSaya }) {
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{izin.nomor}</b>
        <small>{describeIzin(izin)}</small>
      </span>
      <span className={classes.tools}>
        <Button component={AppLink} to={`/verifikasi/${izin.kode_verifikasi}`} variant="subtle">
          Lihat izin
        </Button>
        {izin.sedang_diajukan ? (
          <Button component={AppLink} to={`/psat/pengajuan/${izin.sedang_diajukan}`} variant="default">
            Lihat permohonan
          </Button>
        ) : (
          <AjukanMenu izin={izin} />
        )}
      </span>
    </li>
  )
}

function AjukanMenu({ izin }: { izin: IzinSaya }) {
  const lanjutan = jenisPengajuanDiLayar[izin.auditType].filter((jenis) => jenis !== 'permohonan_baru')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<Icon of={IconChevronDown} size={16} />}
          aria-label={`Ajukan untuk ${izin.nomor}`}
        >
          Ajukan
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {lanjutan.map((jenis) => (
          <Menu.Item
            key={jenis}
            component={AppLink}
            to="/psat/pengajuan/baru"
            search={{ izin: izin.auditType, jenis, registrasi: String(izin.registrasi_id) }}
          >
            {jenisPengajuanLabels[jenis]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
