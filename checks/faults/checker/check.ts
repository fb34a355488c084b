import type { Model } from '../model.ts'
import type { World } from '../world/world.ts'

export interface Told {
  world: World
  model: Model
}
/** Returns one line for each broken promise. */
export type Checker = (told: Told) => Promise<string[]>
