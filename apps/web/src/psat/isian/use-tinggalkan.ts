import { useBlocker } from '@tanstack/react-router'
import { confirm } from '#platform/ui/confirm.ts'

interface Tersimpan {
  /** Resolves true once the server has everything. */
  simpanSemua: () => Promise<boolean>
  kotor: () => boolean
}

/** Leaving saves first; only where the server cannot be reached is a question asked. */
export function useTinggalkan({ simpanSemua, kotor }: Tersimpan): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await simpanSemua())) return false
      return !(await confirm({
        title: 'Tinggalkan halaman ini?',
        text: 'Isian terakhir belum sampai ke server. Salinannya tersimpan di perangkat ini dan dikirim lagi saat draf dibuka.',
        confirmLabel: 'Tinggalkan halaman',
        cancelLabel: 'Tetap di sini',
      }))
    },
    enableBeforeUnload: kotor,
  })
}
