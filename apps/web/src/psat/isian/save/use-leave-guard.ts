import { useBlocker } from '@tanstack/react-router'
import type { SaveState } from '#platform/forms/saver/save-state.ts'
import { confirm } from '#platform/notices/confirm.ts'

interface Tersimpan {
  /** Resolves to true once the server has stored everything. */
  saveAll: () => Promise<boolean>
  kotor: () => boolean
  saving: () => SaveState
}

/** Saves before the user leaves the page. Asks for confirmation only if the server has not stored the input. */
export function useLeaveGuard({ saveAll, kotor, saving }: Tersimpan): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await saveAll())) return false
      return !(await confirm({
        title: 'Tinggalkan halaman ini?',
        text: akibat(saving()),
        confirmLabel: 'Tinggalkan halaman',
        cancelLabel: 'Tetap di sini',
      }))
    },
    enableBeforeUnload: kotor,
  })
}

function akibat(saving: SaveState): string {
  if (saving.kind === 'gone') {
    return 'Draf ini sudah dikirim atau dibuang di tempat lain, jadi isian terakhir tidak dapat disimpan.'
  }
  if (saving.kind === 'conflict') {
    return 'Draf ini diubah di tempat lain. Isian di layar ini tersimpan di perangkat ini; saat draf dibuka lagi, Anda memilih isian yang dipakai.'
  }
  if (saving.kind === 'refused') {
    return `Isian terakhir belum diterima: ${saving.message} Salinannya tersimpan di perangkat ini.`
  }
  return 'Isian terakhir belum sampai ke server. Salinannya tersimpan di perangkat ini dan dikirim lagi saat draf dibuka.'
}
