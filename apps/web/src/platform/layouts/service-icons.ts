import { IconBuildingStore, IconScript, IconShieldCheck } from '@tabler/icons-react'

/** Apart from the other icons of the navigation, because public pages draw these three alone. */
export const serviceIcons = {
  psat: IconScript,
  okkp: IconShieldCheck,
  pasar: IconBuildingStore,
} as const

export function serviceIconOf(name: string | undefined) {
  return name === 'okkp' || name === 'pasar' ? serviceIcons[name] : serviceIcons.psat
}
