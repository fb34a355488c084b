import type { Model } from '../model.ts'
import type { World } from '../world/world.ts'

export interface Context {
  world: World
  model: Model
  /** A number of the story that makes every choice of the command. */
  pick: number
}

export type Command = (context: Context) => Promise<void>
