import type { ConfigEnv, UserConfig } from 'vite'

/** Whether this is the build that browsers get, not the one that draws its pages. */
export function isForBrowsers({ build }: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && build?.ssr === undefined
}
