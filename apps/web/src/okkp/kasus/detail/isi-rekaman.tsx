import { Button } from '@mantine/core'
import { kategoriLabels, panganUji } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import {
  aspekLabels,
  hasilLabels,
  jenisPengawasanLabels,
  sanksiLabels,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { berkasKasus, type RekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { IconEye } from '@tabler/icons-react'
import { joined } from '#okkp/kasus/detail/joined.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { HasilList } from '#okkp/pengujian/HasilList.tsx'
import { addressOf } from '#platform/api/address.ts'
import { openAddress } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface BerkasProps {
  kasusId: number
  path: string
  children: string
}

/** Opens a file through the case, for offices that may not open the record that it belongs to. */
function BerkasButton({ kasusId, path, children }: BerkasProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconEye} size={18} />}
      onClick={() => openAddress(addressOf(berkasKasus.path, {}, { id: kasusId, path }))}
    >
      {children}
    </Button>
  )
}

type OfKasus<T> = { kasusId: number; isi: T }

export function IsiUji({ kasusId, isi }: OfKasus<RekamanKasus['uji'][number]>) {
  const { laboratorium, lembaga, no_lhu, metode_uji, referensi_bmr, diambil_pada, diambil_oleh, lhu } = isi
  const taken = joined(diambil_oleh, diambil_pada && formatDate(diambil_pada))
  return (
    <div className={classes.isi}>
      <HasilList hasil={isi.hasil} />
      <small>
        {joined(
          laboratorium ?? lembaga,
          no_lhu && `nomor LHU: ${no_lhu}`,
          metode_uji && `metode: ${metode_uji}`,
          referensi_bmr,
        )}
      </small>
      {taken && <small>Sampel diambil: {taken}</small>}
      {isi.note && <p>{isi.note}</p>}
      {lhu ? (
        <BerkasButton kasusId={kasusId} path={lhu}>
          Lihat LHU
        </BerkasButton>
      ) : (
        <small>Berkas LHU belum diunggah.</small>
      )}
    </div>
  )
}

export function IsiRapid({ kasusId, isi }: OfKasus<RekamanKasus['rapid'][number]>) {
  const { hasil_uji, parameter, kit_merek, kit_lot, kit_kedaluwarsa, foto, note } = isi
  const kit = joined(
    kit_merek,
    kit_lot && `lot ${kit_lot}`,
    kit_kedaluwarsa && `kedaluwarsa ${formatDate(kit_kedaluwarsa)}`,
  )
  return (
    <div className={classes.isi}>
      <p>
        {parameter}: <b>{hasil_uji.toLowerCase()}</b> dengan {isi.jenis_rapid_test.toLowerCase()}
      </p>
      <small>
        {joined(
          panganUji(isi),
          kategoriLabels[isi.kategori],
          `${formatNumber(isi.jumlah_sampel)} sampel`,
          isi.kode_sampel && `kode ${isi.kode_sampel}`,
          isi.penguji && `diuji ${isi.penguji}`,
        )}
      </small>
      {kit && <small>Kit: {kit}</small>}
      {note && <p>{note}</p>}
      {foto && (
        <BerkasButton kasusId={kasusId} path={foto}>
          Lihat foto
        </BerkasButton>
      )}
    </div>
  )
}

export function IsiPengawasan({ kasusId, isi }: OfKasus<RekamanKasus['pengawasan'][number]>) {
  const { hasil, sanksi, sanksi_diangkat, petugas, surat_tugas, aspek, catatan, lampiran } = isi
  return (
    <div className={classes.isi}>
      <p>
        {joined(
          jenisPengawasanLabels[isi.jenis],
          hasilLabels[hasil],
          `sanksi: ${sanksiLabels[sanksi].toLowerCase()}`,
          sanksi_diangkat && `diangkat ${formatDate(sanksi_diangkat)}`,
        )}
      </p>
      <small>
        {joined(
          petugas,
          surat_tugas && `surat tugas ${surat_tugas}`,
          aspek.length > 0 && `aspek ${aspek.map((one) => aspekLabels[one].toLowerCase()).join(', ')}`,
        )}
      </small>
      {catatan && <p>{catatan}</p>}
      {lampiran.length > 0 && (
        <div className={classes.buttons}>
          {lampiran.map((path, at) => (
            <BerkasButton key={path} kasusId={kasusId} path={path}>
              {lampiran.length === 1 ? 'Lihat lampiran' : `Lihat lampiran ${at + 1}`}
            </BerkasButton>
          ))}
        </div>
      )}
    </div>
  )
}
