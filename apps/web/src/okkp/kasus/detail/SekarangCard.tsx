import { ActionIcon, Menu } from '@mantine/core'
import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { luaranLabels, tabelAksi, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDateTime } from '@portal/domain/platform/format'
import { IconBuilding, IconCircleCheck, IconDots, IconUserCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { TombolAksi } from '#okkp/kasus/detail/TombolAksi.tsx'
import { diTempat, menungguSaya, tindakanOf } from '#okkp/kasus/detail/tindakan.ts'
import type { AksiRincian } from '#okkp/kasus/formulir/use-langkah.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { arahan, batasText } from '#okkp/kasus/kata-kasus.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { TurnCard } from '#platform/page/TurnCard.tsx'

interface SekarangCardProps {
  kasus: RincianKasus
  onOpen: (aksi: AksiRincian) => void
}

/** What to do now, by when, and by whom. */
export function SekarangCard({ kasus, onOpen }: SekarangCardProps) {
  const { utama, menu } = tindakanOf(kasus)
  const [first] = utama
  const mine = menungguSaya(kasus)
  if (kasus.ditutup !== null) {
    return (
      <TurnCard
        name="Keadaan kasus"
        mine={false}
        icon={IconCircleCheck}
        over="Ditutup"
        title={kasus.luaran === null ? 'Kasus ditutup' : luaranLabels[kasus.luaran]}
        text={`${formatDateTime(kasus.ditutup)}, oleh ${kasus.ditutup_oleh ?? 'sistem'}.`}
        actions={null}
      >
        {kasus.catatan && <p className={classes.text}>{kasus.catatan}</p>}
      </TurnCard>
    )
  }
  const langkah = kasus.langkah_kasus.find(
    (one) => one.langkah === (first?.langkah ?? kasus.terbuka[0] ?? 'penutupan'),
  )
  return (
    <TurnCard
      name="Yang harus dilakukan"
      mine={mine}
      icon={mine ? IconUserCheck : IconBuilding}
      over={mine ? 'Giliran kantor Anda' : `Menunggu ${langkah?.pemegang_nama ?? kasus.penanggung_nama}`}
      title={first?.label ?? langkah?.label ?? ''}
      text={langkah && textOf(langkah, first)}
      menu={menu.length > 0 && <JalanKeluar aksi={menu} onOpen={onOpen} />}
      actions={utama.map((aksi, at) => (
        <TombolAksi
          key={`${aksi.nama} ${aksi.usulan_id}`}
          kasus={kasus}
          aksi={aksi}
          primary={at === 0}
          onOpen={onOpen}
        />
      ))}
    >
      {langkah && langkah.batas !== null && (
        <p className={langkah.terlambat ? classes.late : undefined}>
          {langkah.label}: {batasText(langkah.batas, langkah.terlambat)}, oleh {langkah.pemegang_nama}.
        </p>
      )}
      {diTempat(kasus) && (
        <p>Kantor lain menangani kasus ini; kantor Anda mencatat yang dilakukan di wilayahnya sendiri.</p>
      )}
    </TurnCard>
  )
}

type Langkah = RincianKasus['langkah_kasus'][number]

function textOf({ langkah, status }: Langkah, first: AksiRincian | undefined): string {
  if (first?.nama === 'periksa') return 'Usulan ini menunggu orang kedua. Baca alasannya, lalu putuskan.'
  if (first && tabelAksi[first.nama].pelaku === 'laboratorium')
    return 'Kantor yang menangani kasus meminta uji ini. Terima dengan perkiraan hasilnya, atau tolak dengan alasan.'
  if (status === 'menunggu_laboratorium') return 'Sudah diminta ke laboratorium; hasilnya belum ada.'
  if (status === 'menunggu_orang_kedua') return 'Sudah diusulkan; menunggu persetujuan orang kedua.'
  return first ? arahan[langkah] : `Selesai bila: ${tabelLangkah[langkah].selesaiBila}`
}

/** Ways out that need a reason and a second account: deliberately one click further. */
function JalanKeluar({
  aksi,
  onOpen,
}: {
  aksi: readonly AksiRincian[]
  onOpen: (aksi: AksiRincian) => void
}) {
  const target = useRef<HTMLButtonElement>(null)
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon ref={target} variant="default" aria-label="Tindakan lain">
          <Icon of={IconDots} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {aksi.map((one) => (
          <Menu.Item
            key={`${one.nama} ${one.langkah}`}
            onClick={() => {
              // The menu item disappears, so the dialog must return the focus to the button.
              target.current?.focus()
              onOpen(one)
            }}
          >
            {one.nama === 'tutup' ? 'Tutup dengan alasan lain' : one.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
