import type { MapDrawingProps } from '#platform/peta/MapDrawing.tsx'
import { late } from '#platform/ui/late.ts'

export const MapDrawing = late<MapDrawingProps>(
  async () => (await import('#platform/peta/MapDrawing.tsx')).MapDrawing,
)

export const fetchOutlines = async (map: MapDrawingProps['map']) =>
  (await import('#platform/peta/map-files.ts')).loadMap(map)

export const prepareMap = (map: MapDrawingProps['map']) =>
  Promise.all([MapDrawing.fetch(), fetchOutlines(map)])
