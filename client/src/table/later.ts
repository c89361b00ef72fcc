/** Parts of a table that few evenings begin with: loaded when they are first shown. */
export const analysisSheet = () => import('../result/AnalysisSheet.svelte');
export const forkDialog = () => import('./ForkDialog.svelte');
export const guideCard = () => import('../guide/GuideCard.svelte');
export const invitationDialog = () => import('./InvitationDialog.svelte');
export const joinDialog = () => import('./JoinDialog.svelte');
export const menuDialog = () => import('./MenuDialog.svelte');
export const resultSheet = () => import('../result/ResultSheet.svelte');
export const bookDialog = () => import('../book/BookDialog.svelte');
export const rulesPanel = () => import('./RulesPanel.svelte');
export const spotlight = () => import('../guide/Spotlight.svelte');
export const standingDialog = () => import('./StandingDialog.svelte');
export const waitingRoom = () => import('./WaitingRoom.svelte');
