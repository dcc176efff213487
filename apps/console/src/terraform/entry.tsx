import type { MenuEntry } from '@plenum/ui'
import { FileCode } from 'lucide-react'
import { pathTo } from '../shell/areas.ts'

type TerraformPart = { instance: string } | { disk: string } | { vpc: string }

/** The way to a project, or a part of it, as a configuration. */
export function showTerraform(project: string, scope?: TerraformPart): MenuEntry {
  const search = new URLSearchParams(scope).toString()
  return {
    label: 'Show as Terraform',
    icon: <FileCode />,
    href: `${pathTo('/projects/$project/terraform', { project })}${search && `?${search}`}`,
  }
}
