import {
  type KurangIsian,
  type LangkahIsian,
  langkahIsianLabels,
} from '@portal/domain/psat/isian/isian.rules'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/isian/langkah-isian/LangkahIsianNav.module.css'

interface LangkahIsianNavProps {
  langkah: readonly LangkahIsian[]
  kini: LangkahIsian
  kurang: readonly KurangIsian[]
  diperiksa: ReadonlySet<LangkahIsian>
  onSelect: (langkah: LangkahIsian) => void
}

/** Lists the steps with their state. The user can open any step at any time. */
export function LangkahIsianNav({ langkah, kini, kurang, diperiksa, onSelect }: LangkahIsianNavProps) {
  return (
    <nav className={classes.nav} aria-label="Langkah pengisian">
      <p className={classes.navNow}>
        Langkah {langkah.indexOf(kini) + 1} dari {langkah.length}
      </p>
      <ol>
        {langkah.map((nama, index) => {
          const jumlah = kurang.filter((fault) => fault.langkah === nama).length
          const lengkap = nama !== 'tinjau' && jumlah === 0
          const salah = !lengkap && diperiksa.has(nama) && jumlah > 0
          const keadaan = salah ? 'kurang' : lengkap ? 'lengkap' : 'belum'
          return (
            <li key={nama} data-state={keadaan} data-now={nama === kini || undefined}>
              <button
                type="button"
                aria-current={nama === kini ? 'step' : undefined}
                onClick={() => onSelect(nama)}
              >
                <span className={classes.dot} aria-hidden="true">
                  {keadaan === 'lengkap' && <Icon of={IconCheck} size={14} />}
                  {keadaan === 'kurang' && <Icon of={IconAlertCircle} size={16} />}
                  {keadaan === 'belum' && index + 1}
                </span>
                <span className={classes.stepWords}>
                  <b>{langkahIsianLabels[nama]}</b>
                  <small>{keterangan(nama, keadaan, jumlah)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function keterangan(nama: LangkahIsian, keadaan: 'kurang' | 'lengkap' | 'belum', jumlah: number): string {
  if (nama === 'tinjau') return ''
  if (keadaan === 'lengkap') return 'Lengkap'
  return `${jumlah} belum lengkap`
}
