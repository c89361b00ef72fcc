import { withWords } from '../lib/say.svelte';

/** Rarely needed parts of a table: loaded when they are first shown. */
export const absent = () => import('./Absent.svelte');
export const analysisSheet = () => withWords('result', import('../result/AnalysisSheet.svelte'));
export const bookDialog = () => import('../book/BookDialog.svelte');
export const caseCard = () => withWords('daily', import('../daily/CaseCard.svelte'));
export const chatPanel = () => import('./ChatPanel.svelte');
export const consent = () => import('./Consent.svelte');
export const forkDialog = () => import('./ForkDialog.svelte');
export const guideCard = () => import('../guide/GuideCard.svelte');
export const hintPanel = () => import('./HintPanel.svelte');
export const inspector = () => import('./Inspector.svelte');
export const invitationDialog = () => import('./InvitationDialog.svelte');
export const joinDialog = () => import('./JoinDialog.svelte');
export const menuDialog = () => import('./MenuDialog.svelte');
export const remindersDialog = () => import('../shell/RemindersDialog.svelte');
export const replayRibbon = () => import('./ReplayRibbon.svelte');
export const resultSheet = () => withWords('result', import('../result/ResultSheet.svelte'));
export const rulesPanel = () => import('./RulesPanel.svelte');
export const sceneTable = () => import('./SceneTable.svelte');
export const sinceCard = () => import('./SinceCard.svelte');
export const spotlight = () => import('../guide/Spotlight.svelte');
export const standingDialog = () => import('./StandingDialog.svelte');
export const waitingRoom = () => import('./WaitingRoom.svelte');
export const zonePanel = () => import('./ZonePanel.svelte');
