import { areas } from './areas.ts'
import { AreaSwitch } from './area-switch.tsx'
import { useArea } from './area.ts'
import { ProjectPicker } from './project-picker.tsx'
import { SidebarGroups } from './sidebar.tsx'

/** The sidebar of the area that the page belongs to. */
export function AreaSidebar({ onGo }: { onGo?: () => void }) {
  const { area, project } = useArea()
  return (
    <div className="flex flex-col gap-5 px-2 py-3">
      {/* On a phone the top bar has no room for it. */}
      <div className="empty:hidden sm:hidden">
        <AreaSwitch onGo={onGo} />
      </div>
      {project !== undefined && <ProjectPicker project={project} onGo={onGo} />}
      <SidebarGroups groups={areas[area]} params={{ project }} onGo={onGo} />
    </div>
  )
}
